import InterfaceBuilder
import WorkMeter

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

  private enum Source {
    case closure(@MainActor () -> [Any])
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
    case preview(URL)
    case previewData(Data)
    case prototype(ObjectPlan, NibBuild)
  }

  private let source: Source
  private var compiler: NibCompiler?

  /// A nib whose top-level objects a closure makes.
  public init(_ make: @escaping @MainActor () -> [Any]) { source = .closure(make) }

  /// A nib of a file's name, without `.xib`, in a bundle's resources. The file is read when the
  /// first objects are made, and kept.
  ///
  /// - Parameter bundle: nil for the main bundle and the folders of images.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil)
  }

  /// A nib of a xib file's contents.
  public init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    source = .data(nibData, bundle: bundleOrNil)
  }

  /// A nib of a file whose app is not here: what its classes lack is said, and stops nothing.
  package init(previewOf url: URL) { source = .preview(url) }

  /// A prototype of a storyboard's collection view or table.
  init(prototype: ObjectPlan, of build: NibBuild) {
    source = .prototype(prototype, build)
  }

  /// A nib of a xib file's contents whose app is not here.
  package init(previewOf data: Data) { source = .previewData(data) }

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
    switch source {
    case .closure(let make):
      let objects = make()
      for object in objects { NibAwakening.awaken(object) }
      return objects
    case .prototype(let plan, let outer): return prototype(plan, outer)
    case .file, .data, .preview, .previewData:
      do throws(DocumentError) {
        return try objects(
          owner: ownerOrNil.map { $0 as AnyObject },
          external: external.mapValues { $0 as AnyObject })
      } catch {
        stop(failure(error))
      }
    }
  }

  /// The same with an error for what is missing or broken.
  package func objects(
    owner: AnyObject?, external: [String: AnyObject] = [:]
  ) throws(DocumentError) -> [Any] {
    let compiler = try compiled()
    let build = NibBuild(compiler, owner: owner, externalObjects: external)
    build.controller = owner as? UIViewController
    var objects: [AnyObject] = []
    var placeholders: [ObjectModel] = []
    for model in compiler.plan.document.objects {
      if model.kind == "placeholder" {
        placeholders.append(model)
      } else if let object = build.make(compiler.plan(model)) {
        objects.append(object)
      }
    }
    build.finish(owners: placeholders)
    return objects
  }

  /// What the document has that is not read as it was meant, each with file and line; what is said
  /// so far.
  package var complaints: [String] { compiler?.plan.complaints ?? [] }

  private func prototype(_ plan: ObjectPlan, _ outer: NibBuild) -> [Any] {
    let build = NibBuild(outer.compiler, owner: nil, storyboard: outer.storyboard)
    build.controller = outer.controller
    build.outer = outer
    guard let object = build.make(plan) else { return [] }
    build.finish()
    return [object]
  }

  private func compiled() throws(DocumentError) -> NibCompiler {
    if let compiler, compiler.sizeClasses == .current { return compiler }
    let plan: NibPlan
    if let compiler { plan = compiler.plan.again() } else { plan = try read() }
    let new = NibCompiler(plan)
    compiler = new
    return new
  }

  private func read() throws(DocumentError) -> NibPlan {
    WorkMeter.count(.nibsRead)
    switch source {
    case .data(let data, let bundle):
      return NibPlan(try InterfaceDocument([UInt8](data), file: "data"), bundle: bundle)
    case .preview(let url):
      return NibPlan(try InterfaceDocument(contentsOf: url), bundle: nil, isPreview: true)
    case .previewData(let data):
      let document = try InterfaceDocument([UInt8](data), file: "data")
      return NibPlan(document, bundle: nil, isPreview: true)
    case .file(let name, let bundle):
      guard let url = NibFiles.url(of: name, withExtension: "xib", in: bundle) else {
        throw DocumentError(name, "there is no such nib.")
      }
      return NibPlan(try InterfaceDocument(contentsOf: url), bundle: bundle)
    case .closure, .prototype: throw DocumentError("nib", "it has no file.")
    }
  }

  private func failure(_ error: DocumentError) -> String {
    guard case .file(let name, let bundle) = source else { return error.sentence }
    let path = (bundle ?? .main).bundlePath
    let what =
      "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'"
    if error.line > 0 { return "\(what): \(error.sentence)" }
    let nearest = NearestName.of(
      name, among: NibFiles.names(withExtension: "xib", in: bundle))
    return what + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
  }
}
