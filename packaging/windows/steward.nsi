; The installer for Windows. It installs for the current user, without administrator rights. packaging/build sets VERSION,
; FOLDER (the files to install) and OUT.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Steward"

Name "Steward"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Steward"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "Steward ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Steward"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "Steward installer"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence"

!define MUI_ICON "packaging/icons/steward.ico"
!define MUI_UNICON "packaging/icons/steward.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\steward.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString GAME ${LANG_ENGLISH} "Steward game"
LangString GAME ${LANG_FRENCH} "Partie de Steward"
LangString BUSY ${LANG_ENGLISH} "Steward is running. Close it and try again."
LangString BUSY ${LANG_FRENCH} "Steward est ouvert. Fermez-le et réessayez."

Section
  SetOutPath "$INSTDIR"
  ClearErrors
  SetOverwrite try
  File "${FOLDER}/steward.exe"
  IfErrors 0 +3
    MessageBox MB_ICONEXCLAMATION "$(BUSY)" /SD IDOK
    Abort
  SetOverwrite on
  File /r /x steward.exe "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  ; Minimises the console that Windows before 11 24H2 briefly opens; the window itself opens normally.
  CreateShortcut "$SMPROGRAMS\Steward.lnk" "$INSTDIR\steward.exe" "" "$INSTDIR\steward.exe" 0 SW_SHOWMINIMIZED

  WriteRegStr HKCU "Software\Classes\.steward" "" "Steward.Game"
  WriteRegStr HKCU "Software\Classes\.steward\OpenWithProgids" "Steward.Game" ""
  WriteRegStr HKCU "Software\Classes\Steward.Game" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\Steward.Game\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "Software\Classes\Steward.Game\shell\open\command" "" '"$INSTDIR\steward.exe" "%1"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\steward.exe" "" "$INSTDIR\steward.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "Steward"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\steward.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "Steward contributors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Removes the installed files one by one, so that games, board data and backups are kept.
Section un.
  Delete "$INSTDIR\steward.exe"
  Delete "$INSTDIR\record.ico"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\notices.txt"
  Delete "$INSTDIR\libraries.txt"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\manual"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Steward.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.steward" ""
  StrCmp $0 "Steward.Game" 0 +2
    DeleteRegValue HKCU "Software\Classes\.steward" ""
  DeleteRegValue HKCU "Software\Classes\.steward\OpenWithProgids" "Steward.Game"
  DeleteRegKey HKCU "Software\Classes\Steward.Game"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\steward.exe"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
