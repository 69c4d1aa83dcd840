// The names of kinds of controls and bars in Interface Builder documents.

extension UIButton.ButtonType {
  package static let byDocumentName: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
}

extension UIBarStyle {
  package static let byDocumentName: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]
}

extension UIBarButtonItem.SystemItem {
  package static let byDocumentName: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "undo": .undo, "redo": .redo,
    "close": .close, "compose": .compose, "reply": .reply, "action": .action,
    "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh,
    "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward,
  ]
}
