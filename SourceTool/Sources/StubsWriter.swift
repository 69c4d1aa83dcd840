/// Writes the stubs of a module, on one line.
struct StubsWriter {
  let stubs: Stubs
  let uses: StubUses
  /// The types that the module itself declares.
  let declared: Set<String>

  static func isProtocolName(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      || ["MKAnnotation", "MKOverlay"].contains(name)
  }

  var text: String {
    let own = declared.union(uses.declared)
    let names = Set(uses.names.keys).union(stubs.named).subtracting(own)
    var parts = names.sorted().map(declaration)
    if !uses.constants.isEmpty { parts.append(constants) }
    if stubs.hasSwiftUI { parts.append(Self.swiftUI) }
    return parts.joined(separator: "; ")
  }

  /// Constants to which properties of stubs can be set.
  private var constants: String {
    let all = uses.constants.sorted().map { name in
      let bare = name.filter { $0 != "`" }
      return "@preconcurrency @MainActor static var `\(bare)`: UIKit.StubValue "
        + "{ .constant(\"\(bare)\") }"
    }
    return "extension UIKit.StubValue { \(all.joined(separator: "; ")) }"
  }

  private func declaration(_ name: String) -> String {
    let use = uses.names[name] ?? StubUses.Name()
    let kind = stubs.kind(of: name)
    if case .enumeration(let cases) = kind { return enumeration(name, cases, use) }
    if kind == .protocol || use.isProtocol || Self.isProtocolName(name) {
      return "public protocol \(name): AnyObject {}"
    }
    let isNil = kind == .optional
    let (base, make) = Self.base(of: name)
    var members = use.nested.sorted().map { "public typealias \($0) = UIKit.StubValue" }
    for labels in use.initializers.sorted() where !["", "frame:", "coder:"].contains(labels) {
      let parameters = labels.split(separator: ":").map { label in
        label == "_" || label == "frame" ? "\(label): Any?" : "\(label) _: Any?"
      }
      let made =
        base == "StubView" && labels.split(separator: ":").contains("frame")
        ? "self.init(frame: frame as? CGRect ?? .zero)" : make
      members.append(
        "public convenience init\(isNil ? "?" : "")(\(parameters.joined(separator: ", "))) { "
          + "\(isNil ? "return nil" : made) }")
    }
    if isNil { members += use.calls.sorted().map { missing($0, of: name) } }
    let parameters = (0..<use.genericCount).map { "Argument\($0)" }.joined(separator: ", ")
    return "open class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): UIKit.\(base) { "
      + "\(members.joined(separator: "; ")) }"
  }

  /// A class method that returns no object, called as `named(_:bundle:`.
  private func missing(_ call: String, of name: String) -> String {
    let parts = call.split(separator: "(", maxSplits: 1).map(String.init)
    let labels = parts.count > 1 ? parts[1].split(separator: ":") : []
    let parameters = labels.map { $0 == "_" ? "_: Any?" : "\($0) _: Any?" }
    return
      "public static func \(parts[0])(\(parameters.joined(separator: ", "))) -> \(name)? { nil }"
  }

  /// An enumeration with the stated cases; by default with the cases that the files use.
  private func enumeration(_ name: String, _ said: [String], _ use: StubUses.Name) -> String {
    let used = use.members.subtracting(["allCases"]).union(said.isEmpty ? uses.constants : [])
    let cases = said + used.subtracting(said).sorted()
    let list = cases.isEmpty ? "" : "case \(cases.map { "`\($0)`" }.joined(separator: ", "))"
    return "public enum \(name): Hashable, CaseIterable, Sendable { \(list) }"
  }

  /// The superclass of a stub, by the stub's name, and the expression that creates it without
  /// arguments.
  private static func base(of name: String) -> (String, String) {
    if name.hasSuffix("ViewController") {
      return ("StubViewController", "self.init(nibName: nil, bundle: nil)")
    }
    if name.hasSuffix("View") { return ("StubView", "self.init(frame: .zero)") }
    if name.hasSuffix("Layer") { return ("StubLayer", "self.init()") }
    return ("StubObject", "self.init()")
  }

  /// SwiftUI views have no bodies; a hosting controller is drawn as a grey box.
  private static let swiftUI = """
    public protocol View {}; public protocol PreviewProvider {}; \
    @preconcurrency @MainActor public protocol UIViewRepresentable: View { \
    associatedtype UIViewType: UIKit.UIView = UIKit.UIView; associatedtype Coordinator = Void; \
    typealias Context = UIViewRepresentableContext<Self> }; \
    @preconcurrency @MainActor public protocol UIViewControllerRepresentable: View { \
    associatedtype UIViewControllerType: UIKit.UIViewController = UIKit.UIViewController; \
    associatedtype Coordinator = Void; \
    typealias Context = UIViewControllerRepresentableContext<Self> }; \
    @MainActor public struct UIViewRepresentableContext<Shown: UIViewRepresentable> { \
    public let coordinator: Shown.Coordinator }; \
    @MainActor public struct UIViewControllerRepresentableContext<\
    Shown: UIViewControllerRepresentable> { public let coordinator: Shown.Coordinator }; \
    public struct AnyView: View { public init(_ view: Any) {} }; \
    open class UIHostingController<Content>: UIKit.StubViewController { \
    public var rootView: Content; \
    public init(rootView: Content) { self.rootView = rootView; super.init(nibName: nil, bundle: nil) }; \
    public required init?(coder: NSCoder) { nil } }
    """
}
