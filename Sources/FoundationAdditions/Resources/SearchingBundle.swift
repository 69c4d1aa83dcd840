// A subclass requires the module's internal declarations.
import CoreFoundation
import QuartzCore

/// Overrides bundle methods to find resources and strings as on iOS.
///
/// Foundation's `Bundle` supports a single folder and the machine's language, and creates the main
/// bundle itself. The overrides replace its methods in its class's table before the program starts,
/// so that calls in files that import only Foundation use them, too, as does `NSLocalizedString`,
/// which calls `localizedString(forKey:value:table:)`.
private class SearchingBundle: Bundle, @unchecked Sendable {
  override func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  override func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    ResourceSearch(self).file(named: name, ext, in: subpath)
  }

  override func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    ResourceSearch(self).file(named: name, ext, in: subpath, localization: localizationName)
  }

  override func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [NSURL]? {
    ResourceSearch(self).files(ext, in: subpath).map { NSURL(fileURLWithPath: $0.path) }
  }

  override func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [NSURL]? {
    ResourceSearch(self).files(ext, in: subpath, localization: localizationName)
      .map { NSURL(fileURLWithPath: $0.path) }
  }

  override func path(forResource name: String?, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  override func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?
  ) -> String? {
    url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  override func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? {
    url(
      forResource: name, withExtension: ext, subdirectory: subpath, localization: localizationName)?
      .path
  }

  override func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    ResourceSearch(self).files(ext, in: subpath).map(\.path)
  }

  override func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> [String] {
    ResourceSearch(self).files(ext, in: subpath, localization: localizationName).map(\.path)
  }

  override func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    guard let found = StringTables.entry(key, table: tableName, in: self) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    return MarkedFormats.format(of: found.entry, in: found.language)
  }

  /// The main bundle of a program without an information property list is identified by the
  /// program's name.
  override var bundleIdentifier: String? {
    infoDictionary?["CFBundleIdentifier"] as? String
      ?? (self === Bundle.main ? ProcessInfo.processInfo.processName : nil)
  }

  override var localizations: [String] { BundleLanguages.all(of: self) }

  override var preferredLocalizations: [String] { BundleLanguages.preferred(of: self) }

  override var developmentLocalization: String? {
    BundleLanguages.development(of: self, BundleLanguages.all(of: self))
  }
}

/// A subclass without overrides, for comparison.
private class PlainBundle: Bundle, @unchecked Sendable {}

private enum BundleStart {
  #if compiler(>=6.3)
    @section(".init_array") @used
  #else
    @_section(".init_array") @_used
  #endif
  private static let install: @convention(c) @Sendable () -> Void = {
    MethodTable(Bundle.self).replaceMethods(
      by: SearchingBundle.self, unlike: PlainBundle.self, in: [Bundle.self])
  }
}
