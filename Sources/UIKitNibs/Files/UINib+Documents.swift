import InterfaceBuilder

extension UINib {
  /// A nib of a file whose app is not here: it warns of missing classes and properties, and goes
  /// on.
  package convenience init(previewOf url: URL) { self.init(contents: NibDocument(.preview(url))) }

  /// A nib of a xib file's contents whose app is not here.
  package convenience init(previewOf data: Data) {
    self.init(contents: NibDocument(.previewData(data)))
  }

  /// A prototype of a storyboard's collection view or table.
  convenience init(prototype: ObjectPlan, of build: NibBuild) {
    self.init(contents: NibDocument(.prototype(prototype, build)))
  }

  /// The same as ``instantiate(withOwner:options:)`` with an error for what is missing or broken.
  package func objects(
    owner: AnyObject?, external: [String: AnyObject] = [:]
  ) throws(DocumentError) -> [Any] {
    guard let document = contents as? NibDocument else {
      return contents.instantiate(owner: owner, external: external)
    }
    return try document.objects(owner: owner, external: external)
  }

  /// What the document has that is not read as it was meant, each with file and line; what is said
  /// so far.
  package var complaints: [String] { (contents as? NibDocument)?.complaints ?? [] }
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
