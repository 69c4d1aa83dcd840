/// Writes the stubs of a module, in one line.
struct StubsWriter {
  let stubs: Stubs
  let uses: StubUses
  /// The types that the module has itself.
  let declared: Set<String>

  static func isProtocolName(_ name: String) -> Bool {
    name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
      || ["MKAnnotation", "MKOverlay"].contains(name)
  }

  var text: String {
    var parts = uses.names.keys.filter { !declared.contains($0) }.sorted().map(declaration)
    if !uses.constants.isEmpty { parts.append(constants) }
    if stubs.hasSwiftUI { parts.append(Self.swiftUI) }
    return parts.joined(separator: "; ")
  }

  /// Values for properties of stubs to be set to.
  private var constants: String {
    let all = uses.constants.sorted().map { name in
      let bare = name.filter { $0 != "`" }
      return "static var `\(bare)`: UIKit.StubValue { .constant(\"\(bare)\") }"
    }
    return "@MainActor extension UIKit.StubValue { \(all.joined(separator: "; ")) }"
  }

  private func declaration(_ name: String) -> String {
    let use = uses.names[name] ?? StubUses.Name()
    if use.isProtocol || Self.isProtocolName(name) {
      return "public protocol \(name): AnyObject {}"
    }
    let (base, make) = Self.base(of: name)
    var members = use.nested.sorted().map { "public typealias \($0) = UIKit.StubValue" }
    for labels in use.initializers.sorted() where !["", "frame:", "coder:"].contains(labels) {
      let parameters = labels.split(separator: ":").map { label in
        label == "_" || label == "frame" ? "\(label): Any?" : "\(label) _: Any?"
      }
      let made =
        base == "StubView" && labels.split(separator: ":").contains("frame")
        ? "self.init(frame: frame as? CGRect ?? .zero)" : make
      members.append("public convenience init(\(parameters.joined(separator: ", "))) { \(made) }")
    }
    let parameters = (0..<use.genericCount).map { "Argument\($0)" }.joined(separator: ", ")
    return "open class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): UIKit.\(base) { "
      + "\(members.joined(separator: "; ")) }"
  }

  /// The superclass of a stub, by its name, and how one is made without arguments.
  private static func base(of name: String) -> (String, String) {
    if name.hasSuffix("ViewController") {
      return ("StubViewController", "self.init(nibName: nil, bundle: nil)")
    }
    if name.hasSuffix("View") { return ("StubView", "self.init(frame: .zero)") }
    if name.hasSuffix("Layer") { return ("StubLayer", "self.init()") }
    return ("StubObject", "self.init()")
  }

  /// Views of SwiftUI have no bodies; a hosting controller is a grey box.
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
