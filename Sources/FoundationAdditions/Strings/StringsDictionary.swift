/// Reads `.strings` and `.stringsdict` files.
enum StringsDictionary {
  /// Returns the entries of a table; empty, with a warning, for an invalid one.
  static func entries(of path: String) -> [String: LocalizedEntry] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    guard let list = plist(data) else {
      warn("\(path) is not a table of strings; it is ignored.")
      return [:]
    }
    return list.compactMapValues(entry)
  }

  /// Converts UTF-16 of old Xcode files; Foundation reads UTF-8, XML and binary property lists.
  private static func plist(_ data: Data) -> [String: Any]? {
    var data = data
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      guard let text = String(data: data, encoding: .utf16) else { return nil }
      data = Data(text.utf8)
    }
    guard data.contains(where: { !" \n\r\t".utf8.contains($0) }) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  private static func entry(_ value: Any) -> LocalizedEntry? {
    if let text = value as? String { return .text(text) }
    guard let rules = value as? [String: Any] else { return nil }
    if let format = rules["NSStringLocalizedFormatKey"] as? String {
      return .plural(PluralFormat(format: format, variables: variables(rules)))
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
      // The longest text, if no width is requested.
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { .text($0.value) }
    }
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return DeviceVariation.value(of: devices).map { .text($0) }
    }
    return nil
  }

  private static func variables(_ rules: [String: Any]) -> [String: PluralFormat.Variable] {
    rules.compactMapValues { value in
      guard let rule = value as? [String: Any] else { return nil }
      let type = rule["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
      guard type == "NSStringPluralRuleType" else {
        warn("A stringsdict's rule \(type) is not known: its variable stays as it is.")
        return nil
      }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        forms[category] = rule[category.rawValue] as? String
      }
      return PluralFormat.Variable(
        forms: forms, valueType: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
    }
  }
}

/// Texts that depend on the device.
///
/// Source: Apple, «Localizing and varying text with a string catalog», «Vary strings by device».
enum DeviceVariation {
  /// Returns the value for the current idiom, otherwise that for other devices.
  static func value<Value>(of devices: [String: Value]) -> Value? {
    let isTablet = ScreenSettings.current.metrics.traits.userInterfaceIdiom == .pad
    let names = isTablet ? ["ipad", "other", "iphone"] : ["iphone", "ipod", "other", "ipad"]
    return names.lazy.compactMap { devices[$0] }.first
  }
}
