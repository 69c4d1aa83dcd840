/// Computes the Objective-C names of Swift methods by the compiler's rules.
enum SelectorNames {
  /// Returns a selector such as `tap`, `tap:`, `moveFrom:to:` or `setValueWithName:`.
  static func selector(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first, first != "_" {
      name += begins(withPreposition: first) || ends(withPreposition: base) ? "" : "With"
      name += capitalised(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0 ?? "") + ":" }.joined()
  }

  static func setter(of property: String) -> String { "set\(capitalised(property)):" }

  /// Methods of `NSObject` whose Objective-C names do not follow the rules, by Swift name.
  static let known: [String: String] = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "willChangeValue(forKey:)": "willChangeValueForKey:",
    "didChangeValue(forKey:)": "didChangeValueForKey:",
    "responds(to:)": "respondsToSelector:",
    "forwardingTarget(for:)": "forwardingTargetForSelector:",
    "value(forKey:)": "valueForKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forKey:)": "setValue:forKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "awakeFromNib()": "awakeFromNib",
    "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
  ]

  /// Class methods of that kind.
  static let knownOfClasses: [String: String] = [
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
  ]

  /// The base names of these methods.
  static let knownBases = Set(
    (Array(known.keys) + Array(knownOfClasses.keys)).map { String($0.prefix { $0 != "(" }) })

  /// The methods among them that UIKit's classes declare for subclasses.
  static let declaredByUIKit: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func begins(withPreposition label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static func ends(withPreposition base: String) -> Bool {
    guard let start = base.lastIndex(where: \.isUppercase) else { return false }
    return prepositions.contains(base[start...].lowercased())
  }
}
