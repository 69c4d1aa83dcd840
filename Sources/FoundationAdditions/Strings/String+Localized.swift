extension String {
  /// The text for a key, in the interface's language; the key with its values where no table has
  /// it.
  ///
  /// Source: Apple, String.init(localized:table:bundle:locale:comment:).
  ///
  /// - Parameters:
  ///   - table: `Localizable` where it is nil.
  ///   - bundle: the main bundle where it is nil.
  ///   - locale: how values are written; the language is the interface's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.looked(
      up: keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text for a key, or a default value.
  ///
  /// Source: Apple, String.init(localized:defaultValue:table:bundle:locale:comment:).
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.looked(
      up: key.description, defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text of a resource.
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
      with: value.arguments, locale, language: found?.language ?? BundleLanguages.wanted[0])
  }
}
