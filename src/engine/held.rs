//! Type-erased values of a game.

use std::any::Any;
use std::fmt::Debug;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A value of a game whose type is not known.
pub trait Held: Any + Debug + Send + Sync {
    /// Whether another value has the same type and is equal.
    fn same(&self, other: &dyn Any) -> bool;

    /// The value as records store it.
    ///
    /// # Errors
    /// Fails if serialization fails.
    fn json(&self) -> serde_json::Result<Box<RawValue>>;
}

impl<T: Any + Debug + PartialEq + Serialize + Send + Sync> Held for T {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn json(&self) -> serde_json::Result<Box<RawValue>> {
        to_raw_value(self)
    }
}

/// Implements comparison, serialization and debug output of a type-erased value by those of the value in it.
macro_rules! held {
    ($name:ident) => {
        impl $name {
            /// The value as this type; `None` if it has another.
            pub fn of<T: 'static>(&self) -> Option<&T> {
                (&*self.0 as &dyn std::any::Any).downcast_ref()
            }
        }

        impl std::ops::Deref for $name {
            type Target = dyn Erased;

            fn deref(&self) -> &Self::Target {
                &*self.0
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0.same(&*other.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.json().map_err(serde::ser::Error::custom)?.serialize(serializer)
            }
        }
    };
}

pub(super) use held;
