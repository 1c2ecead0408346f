//! Writes presets: sets values and formats the file.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use crate::engine::board::{BoardSchema, Cell, Printed, Source, Value, WrittenBoard};
use crate::preset::{Preset, PrintedTable, Provenance};

impl Preset {
    /// A preset without values.
    pub fn empty(game: &str, name: &str) -> Self {
        let (game, name) = (game.to_owned(), name.to_owned());
        let (tables, pieces) = (BTreeMap::new(), BTreeMap::new());
        Self { game, name, provenance: Provenance::default(), tables, pieces }
    }

    /// Sets the values of a board.
    pub fn fill(&mut self, schema: &BoardSchema, board: &WrittenBoard) {
        for (word, printed) in board {
            if let Some(cell) = schema.find(word).and_then(|id| schema.cell(id)) {
                self.set(cell, schema, printed);
            }
        }
    }

    /// Sets a value; adds its table, row and column if they are missing.
    pub fn set(&mut self, cell: &Cell, schema: &BoardSchema, printed: &Printed) {
        let empty = || PrintedTable {
            source: Source::Board,
            columns: columns(schema, cell.table),
            rows: BTreeMap::new(),
        };
        let table = self.tables.entry(cell.table.to_owned()).or_insert_with(empty);
        let at = match table.columns.iter().position(|column| column == cell.column) {
            Some(at) => at,
            None => {
                table.columns.push(cell.column.to_owned());
                table.rows.values_mut().for_each(|cells| cells.push(Json::Null));
                table.columns.len() - 1
            }
        };
        let cells = table.rows.entry(cell.row.clone()).or_default();
        cells.resize(table.columns.len(), Json::Null);
        let value = match &printed.0 {
            Value::Whole(number) => Json::from(*number),
            Value::Text(text) => Json::from(text.as_str()),
        };
        let value = match printed.1 == table.source {
            true => value,
            false => serde_json::json!({ "value": value, "source": printed.1 }),
        };
        if let Some(place) = cells.get_mut(at) {
            *place = value;
        }
    }

    /// The text of the file, with one table row per line for readable diffs.
    pub fn text(&self) -> String {
        let quoted = |text: &str| Json::from(text).to_string();
        let mut tables = Vec::new();
        for (name, table) in &self.tables {
            let rows = table.rows.iter().map(|(row, cells)| {
                let cells: Vec<String> = cells.iter().map(Json::to_string).collect();
                format!("        {}: [{}]", quoted(row), cells.join(", "))
            });
            let rows: Vec<String> = rows.collect();
            let columns: Vec<String> = table.columns.iter().map(|column| quoted(column)).collect();
            let source = serde_json::to_string(&table.source).unwrap_or_default();
            tables.push(format!(
                "    {}: {{\n      \"source\": {source},\n      \"columns\": [{}],\n      \"rows\": {{\n{}\n      }}\n    }}",
                quoted(name),
                columns.join(", "),
                rows.join(",\n"),
            ));
        }
        let pieces = serde_json::to_string(&self.pieces).unwrap_or_default();
        format!(
            "{{\n  \"game\": {},\n  \"name\": {},\n  \"provenance\": {},\n  \"tables\": {{\n{}\n  }},\n  \"pieces\": {pieces}\n}}\n",
            quoted(&self.game),
            quoted(&self.name),
            serde_json::to_string(&self.provenance).unwrap_or_default(),
            tables.join(",\n"),
        )
    }
}

/// The columns of a table, in the order of the schema.
fn columns(schema: &BoardSchema, table: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for (_, cell) in schema.cells().filter(|(_, cell)| cell.table == table) {
        if !all.iter().any(|column| column == cell.column) {
            all.push(cell.column.to_owned());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;
    use crate::games::automobile::Automobile;
    use crate::preset::practice;

    #[test]
    fn values_written_one_by_one_are_read_back_with_their_sources() {
        let schema = Automobile::schema();
        let text = practice("automobile").unwrap();
        let practice = Preset::parse(text).unwrap().board(&schema, text).unwrap();
        let mut preset = Preset::empty("automobile", "own");
        preset.fill(&schema, &practice);
        let text = preset.text();
        assert_eq!(Preset::parse(&text).unwrap().board(&schema, &text).unwrap(), practice);
    }
}
