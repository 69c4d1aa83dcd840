import InterfaceBuilder

extension UINib {
  /// Creates a nib from a file without its app: missing classes and properties log warnings.
  package convenience init(previewOf url: URL) { self.init(contents: NibDocument(.preview(url))) }

  /// Creates a nib from the contents of a xib file without its app.
  package convenience init(previewOf data: Data) {
    self.init(contents: NibDocument(.previewData(data)))
  }

  /// Creates a nib from a prototype of a storyboard's collection view or table.
  convenience init(prototype: ObjectPlan, of build: NibBuild) {
    self.init(contents: NibDocument(.prototype(prototype, build)))
  }

  /// Like ``instantiate(withOwner:options:)``, but throws an error for a missing or malformed file.
  package func objects(
    owner: AnyObject?, external: [String: AnyObject] = [:]
  ) throws(DocumentError) -> [Any] {
    guard let document = contents as? NibDocument else {
      return contents.instantiate(owner: owner, external: external)
    }
    return try document.objects(owner: owner, external: external)
  }

  /// The diagnostics of the document so far, each with file and line.
  package var diagnostics: [String] { (contents as? NibDocument)?.diagnostics ?? [] }
}

extension Nibs: NibDocuments {
  package static func contents(ofNibNamed name: String, _ bundle: Bundle?) -> any NibContents {
    NibDocument(.file(name: name, bundle: bundle))
  }

  package static func contents(of data: Data, _ bundle: Bundle?) -> any NibContents {
    NibDocument(.data(data, bundle: bundle))
  }

  package static func loadView(of owner: any RootViewOwner) -> Bool {
    (owner as? UIViewController)?.loadViewFromNib() ?? false
  }

  package static func performSegue(
    _ identifier: String, of owner: any RootViewOwner, sender: Any?
  ) { (owner as? UIViewController)?.performSceneSegue(identifier, sender: sender) }
}
