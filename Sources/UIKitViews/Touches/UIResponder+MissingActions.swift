extension UIResponder {
  /// Logs once that an edit action has no effect.
  func warnOfAction(_ name: String = #function) {
    let action = name.prefix { $0 != "(" }
    CallWarnings.warnOnce(of: "-[UIResponder \(action):]", "the action has no effect here")
  }
}

// Unsupported: UIResponder: edit actions · kept · Styles, sizes and directions of a selection, and
//   searching, have no effect unless overridden, which is logged. · test: CallWarningTests
