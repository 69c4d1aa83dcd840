/// Makes the objects of a nib as often as needed: of a xib file, which is read once, or of a
/// closure.
///
/// A xib lies as Xcode keeps it in the bundle's resources: a SwiftPM target copies it
/// (`resources: [.copy("Cell.xib")]`). Source: Apple, UINib.
@preconcurrency @MainActor
public final class UINib: NSObject {
  /// Modules by the names that documents have for them, where those are others: what is a target in
  /// Xcode may be another in a package.
  public static var moduleNames: [String: String] = [:]

  /// Modules that classes are looked for in when a document names none, or not theirs. The module
  /// of File's Owner and the program's own are looked in anyway.
  public static var modules: [String] = []

  /// What instantiating a nib can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects from outside by the identifiers of their placeholders, as `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// What makes the objects.
  package let contents: any NibContents

  /// A nib of contents.
  package init(contents: any NibContents) { self.contents = contents }

  /// A nib whose top-level objects a closure makes.
  public init(_ make: @escaping @MainActor () -> [Any]) { contents = ClosureNib(make: make) }

  /// A nib of a file's name, without `.xib`, in a bundle's resources. The file is read when the
  /// first objects are made, and kept.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    contents = Nibs.documents.contents(ofNibNamed: name, bundleOrNil)
  }

  /// A nib of a xib file's contents.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    contents = Nibs.documents.contents(of: nibData, bundleOrNil)
  }

  /// Makes the nib's top-level objects, in the file's order. A file that is missing or broken stops
  /// the program with UIKit's words.
  ///
  /// Each object gets `init?(coder:)`, its runtime attributes, its outlets and actions, and
  /// `awakeFromNib()`.
  ///
  /// - Complexity: O(objects), and O(bytes) the first time.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return contents.instantiate(
      owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
  }
}
