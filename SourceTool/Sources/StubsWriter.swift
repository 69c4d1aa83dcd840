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
    if !notifications.isEmpty { parts.append(notifications) }
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

  /// Constants with a framework's prefix are names of notifications, too.
  private var notifications: String {
    let names = uses.constants.filter(stubs.owns).sorted().map {
      "static let \($0) = NSNotification.Name(\"\($0)\")"
    }
    return names.isEmpty ? "" : "extension NSNotification.Name { \(names.joined(separator: "; ")) }"
  }

  /// Whether a name is only read: a constant, such as a key of a dictionary.
  private func isConstant(_ name: String) -> Bool {
    guard let use = uses.names[name], stubs.kind(of: name) == nil else { return false }
    return use.isValue && !use.isType
  }

  private func declaration(_ name: String) -> String {
    let use = uses.names[name] ?? StubUses.Name()
    if isConstant(name) { return "let \(name) = \"\(name)\"" }
    let kind = kind(of: name)
    if case .enumeration(let cases) = kind { return enumeration(name, cases, use) }
    if kind == .options { return options(name, use) }
    if kind == .protocol || use.isProtocol || Self.isProtocolName(name) {
      return "public protocol \(name): AnyObject {}"
    }
    let isNil = kind == .optional
    let (base, make) = Self.base(of: name)
    let superclass = superclass(of: name, base)
    var members = use.nested.sorted().map { "public typealias \($0) = UIKit.StubValue" }
    for labels in use.initializers.sorted() where !["", "frame:", "coder:"].contains(labels) {
      let parameters = labels.split(separator: ":").map { label in
        label == "_" || label == "frame" ? "\(label): Any?" : "\(label) _: Any?"
      }
      let made =
        ["StubView", "StubControl"].contains(base) && labels.split(separator: ":").contains("frame")
        ? "self.init(frame: frame as? CGRect ?? .zero)" : make
      members.append(
        "public convenience init\(isNil ? "?" : "")(\(parameters.joined(separator: ", "))) { "
          + "\(isNil ? "return nil" : made) }")
    }
    if isNil { members += use.calls.sorted().map { missing($0, of: name) } }
    let parameters = (0..<use.genericCount).map { "Argument\($0)" }.joined(separator: ", ")
    return
      "open class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): \(superclass ?? "UIKit.\(base)") { "
      + "\(members.joined(separator: "; ")) }"
  }

  /// The stated kind of a name, or the one that its ending tells.
  private func kind(of name: String) -> Stubs.Kind? {
    if let stated = stubs.kind(of: name) { return stated }
    let use = uses.names[name] ?? StubUses.Name()
    guard use.initializers.isEmpty, use.nested.isEmpty, use.genericCount == 0, !use.isProtocol
    else { return nil }
    if name.hasSuffix("Options") { return .options }
    return Self.enumerationEndings.contains(where: name.hasSuffix) ? .enumeration([]) : nil
  }

  private static let enumerationEndings = [
    "Policy", "Disposition", "Status", "State", "ComposeResult",
  ]

  /// Another stub that a class is a kind of, by its name: `MKAnnotationView` of
  /// `MKMarkerAnnotationView`.
  private func superclass(of name: String, _ base: String) -> String? {
    guard let prefix = stubs.prefix(of: name) else { return nil }
    let own = name.dropFirst(prefix.count)
    return uses.names.keys.filter { other in
      guard other != name, stubs.prefix(of: other) == prefix, !declared.contains(other),
        !uses.declared.contains(other), own.hasSuffix(other.dropFirst(prefix.count)),
        Self.base(of: other).0 == base, !isConstant(other), kind(of: other) == nil,
        let use = uses.names[other]
      else { return false }
      return !use.isProtocol && !Self.isProtocolName(other) && use.genericCount == 0
    }.max { ($0.count, $0) < ($1.count, $1) }
  }

  /// A set of options with the constants that the files use.
  private func options(_ name: String, _ use: StubUses.Name) -> String {
    let all = use.members.union(uses.constants).subtracting(["rawValue"]).sorted()
    let constants = all.enumerated().map { index, constant in
      "public static let `\(constant)` = \(name)(rawValue: 1 << \(index % 62))"
    }
    return "public struct \(name): OptionSet, Hashable, Sendable { public let rawValue: Int; "
      + "public init(rawValue: Int) { self.rawValue = rawValue }; "
      + "\(constants.joined(separator: "; ")) }"
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
  static func base(of name: String) -> (String, String) {
    if name.hasSuffix("ViewController") {
      return ("StubViewController", "self.init(nibName: nil, bundle: nil)")
    }
    if ["Button", "Control", "Slider", "Switch"].contains(where: name.hasSuffix) {
      return ("StubControl", "self.init(frame: .zero)")
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
