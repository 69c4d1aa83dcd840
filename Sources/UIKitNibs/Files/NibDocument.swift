import FoundationAdditions
import InterfaceBuilder
import WorkMeter

/// The contents of a nib from a xib file, or from a prototype of a storyboard. They are read when
/// objects are first created, and cached.
@MainActor
final class NibDocument: NibContents {
  enum Source {
    case file(name: String, bundle: Bundle?)
    case data(Data, bundle: Bundle?)
    /// A file without its app: missing classes and properties log warnings.
    case preview(URL)
    case previewData(Data)
    /// A prototype of a storyboard's collection view or table.
    case prototype(ObjectPlan, NibBuild)
  }

  private let source: Source
  private var compiler: NibCompiler?

  init(_ source: Source) { self.source = source }

  func instantiate(owner: AnyObject?, external: [String: AnyObject]) -> [Any] {
    if case .prototype(let plan, let outer) = source { return prototype(plan, outer) }
    do throws(DocumentError) {
      return try objects(owner: owner, external: external)
    } catch {
      stop(failure(error))
    }
  }

  /// Creates the top-level objects. Throws an error for a missing or malformed file.
  func objects(
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

  /// The diagnostics of the document so far, each with file and line.
  var diagnostics: [String] { compiler?.plan.diagnostics ?? [] }

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
    if let compiler { plan = compiler.plan.rebuilt() } else { plan = try read() }
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
      let document = try InterfaceDocument(contentsOf: url)
      return NibPlan(document.localized(by: NibStrings.texts(of: url, in: bundle)), bundle: bundle)
    case .prototype: throw DocumentError("nib", "it has no file.")
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
