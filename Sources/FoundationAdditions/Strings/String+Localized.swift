extension String {
  /// Creates a localized string in the interface language; the key with its values if no table has
  /// it.
  ///
  /// Source: Apple, String.init(localized:table:bundle:locale:comment:).
  ///
  /// - Parameters:
  ///   - table: The table; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the main bundle.
  ///   - locale: The locale of values; does not affect the language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.looked(
      up: keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a localized string for a key, or its default value.
  ///
  /// Source: Apple, String.init(localized:defaultValue:table:bundle:locale:comment:).
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.looked(
      up: key.description, defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a localized string from a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Self.looked(
      up: resource.key, resource.defaultValue, table: resource.table,
      bundle: resource.bundle.bundle, locale: resource.locale)
  }

  static func looked(
    up key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale
  ) -> String {
    let found = StringTables.entry(key, table: table, in: bundle ?? .main)
    let entry = found?.entry ?? .text(value.key)
    return entry.text(
      with: value.arguments, locale, language: found?.language ?? BundleLanguages.requested[0])
  }
}
