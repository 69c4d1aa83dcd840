/// The texts that tables have for objects of nibs and storyboards: `Main.strings` beside the other
/// tables of a language.
package enum NibStrings {
  /// A nib's texts in the interface's language, by keys such as `Ab1-cd-2Ef.text`; none where no
  /// table has its name.
  ///
  /// - Parameters:
  ///   - file: where the nib lies. One in a language's own folder needs no table.
  ///   - bundle: nil for the main one.
  package static func texts(of file: URL, in bundle: Bundle?) -> [String: String] {
    let bundle = bundle ?? .main
    let folder = file.deletingLastPathComponent().lastPathComponent
    guard !folder.hasSuffix(".lproj") || folder == "Base.lproj" else { return [:] }
    let name = file.deletingPathExtension().lastPathComponent
    guard let language = BundleLanguages.preferred(of: bundle).first else { return [:] }
    return StringTables.texts(table: name, in: bundle, language: language)
  }
}
