/// The localized texts of nibs and storyboards, such as in `Main.strings`.
package enum NibStrings {
  /// Returns a nib's texts in the interface language, by keys such as `Ab1-cd-2Ef.text`; empty if
  /// there is no table.
  ///
  /// - Parameters:
  ///   - file: The nib's URL. A nib in a language's folder needs no table.
  ///   - bundle: The bundle; nil for the main bundle.
  package static func texts(of file: URL, in bundle: Bundle?) -> [String: String] {
    let bundle = bundle ?? .main
    let folder = file.deletingLastPathComponent().lastPathComponent
    guard !folder.hasSuffix(".lproj") || folder == "Base.lproj" else { return [:] }
    let name = file.deletingPathExtension().lastPathComponent
    guard let language = BundleLanguages.preferred(of: bundle).first else { return [:] }
    return StringTables.texts(table: name, in: bundle, language: language)
  }
}
