import Foundation
import Testing

/// Tests that functions without rewritten code are parsed without their bodies. With a stub of a
/// module that no file imports, all files are parsed whole: that is the slow twin. Both share the
/// rewriter.
@Suite struct SkeletonTests {
  private let build = PackageBuild()

  @Test func theCasesAreRewrittenAsWholeFilesAre() async throws {
    for file in build.cases where file.lastPathComponent != "Stubs.swift" {
      try await expectTheSame(file)
    }
  }

  @Test(arguments: awkward) func awkwardTextIsRewrittenAsWholeFilesAre(_ text: String) async throws
  {
    let file = try build.newFolder().appendingPathComponent("Awkward.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try await expectTheSame(file)
  }

  private func expectTheSame(_ file: URL) async throws {
    let quick = try await build.tool(["rewrite", file.path])
    let whole = try await build.tool(["rewrite", "--stub", "Nothing", file.path])
    #expect(quick.status == 0 && quick.output == whole.output)
    #expect(quick.errors == whole.errors)
  }

  private static let awkward = [
    // This file has brackets in strings, and rewritten code in interpolations.
    ##"""
    import UIKit
    class A: UIView {
      func a() { print("}", #"}\#(3)"#, "\([1: "}"][1] ?? "{") \(#selector(tap))") }
      func b() { print("\(["}"]) {"); let s = """
        } "quoted" \("{")
        """; _ = s }
      @objc func tap() {}
    }
    """##,
    // This file has comments, quoted names and divisions.
    """
    import UIKit
    class A: UIView {
      func a() { /* } /* { */ } */ let `class` = 3 / 2; _ = `class` } // }
      @objc private func b() -> Int { (4)/2 }
    }
    """,
    // This file has regular expressions.
    #"""
    import UIKit
    class A: UIView {
      func a() { _ = /}"/ }
      func b() { _ = #/{/# }
      @objc func c() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: \#
    #selector(c))) }
    }
    """#,
    // This file has bodies that are rewritten, and bodies with facts that others depend on.
    """
    import UIKit
    func make<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }
    func make(_ type: UIView.Type) -> UIView { type.init(frame: .zero) }
    class A: NSObject {
      init(_ all: Int) { let kinds = [UIView.Type](); func inner(of x: Int) {}; _ = kinds }
      func a() { class B: UIView { @objc func tap() {} }; _ = B.self }
      func b() { method_exchangeImplementations(1, 2); _ = observe(\\.hash) { _, _ in } }
    }
    extension CGFloat { func c() -> CGFloat { abs(self) } }
    extension UIView { static func d() -> UIView { Self(frame: .zero) } }
    """,
    // This file calls optional methods as if they existed, takes them as values, and has targets.
    """
    import UIKit
    @objc protocol P { @objc optional func a(_ b: Int, of c: Int); @objc optional func d() }
    class A: UIView {
      weak var delegate: P?
      func a(_ view: UICollectionView) -> Int { view.dataSource!.numberOfSections!(in: view) }
      func b() { guard let function = delegate?.a(_:of:) else { return }; function(1, 2) }
      func c(_ item: UIBarButtonItem) { _ = item.target?.perform(item.action!, with: item) }
      func d() -> Bool { !(1 == 2) && ["a": 3] == [:] }
    }
    """,
    // This file has requirements without bodies before braces, nested types, and conditions.
    """
    import UIKit
    @objc protocol P { func a(); @objc optional func b(_ c: Int); var d: Int { get } }
    class G<T: UIView> { struct I { func make() -> T { T(frame: .zero) } } }
    class A: UIView {
      override class var layerClass: AnyClass { CALayer.self }
      lazy var e: UIView = { let view = UIView(); return view }()
      #if os(iOS)
      func f() { print(1) }
      #endif
      required init?(coder: NSCoder) { super.init(coder: coder) }
      deinit { print(2) }
      subscript(g: Int) -> Int { g }
    }
    """,
    // A file with an unclosed bracket does not change.
    "import UIKit\nclass A: UIView { func a() { print(\"} }",
    "import UIKit\nclass A: UIView { func a() {} } }\nclass B: UIView { func b() { } }",
  ]
}
