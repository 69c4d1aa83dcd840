/// Logs methods of a layout manager's delegate that are not called. Each is logged once. They are
/// found by the program's symbols, unless it was stripped.
@MainActor
enum UncalledLayoutMethods {
  private static var warnings = LoggedWarnings()

  /// The methods of Apple's protocol that are never called here.
  private static let names: Set<String> = [
    "layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)",
    "layoutManager(_:shouldUse:forControlCharacterAt:)",
    "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)",
    "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)",
    "layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:"
      + "characterIndex:)",
  ]

  /// Logs what a delegate's class, or a superclass in the app, implements in vain.
  static func warn(of delegate: any NSLayoutManagerDelegate) {
    var current: AnyClass? = type(of: delegate)
    while let type = current, type != NSObject.self, !UIKitModules.declare(type) {
      for name in ImplementedMethods.names(in: type).intersection(names).sorted() {
        warnings.warn(
          of: "\(type).\(name)", ending: "More delegates of layout managers are not logged.",
          "NSLayoutManagerDelegate: \(type).\(name) is not called here")
      }
      current = _getSuperclass(type)
    }
  }
}
