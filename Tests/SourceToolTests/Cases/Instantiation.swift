import UIKit

class Badge: UIView {
  let own = 5
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  required init?(coder: NSCoder) { fatalError() }
}

class Page: UIViewController {
  let own = 9
}

private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View { View(frame: frame) }
private func make<T: UIView>(of type: T.Type) -> T { T() }
private func deliver<T: UIView>(_ type: T.Type) -> T { type.init() }
private func page<Controller: UIViewController>() -> Controller { Controller() }

private protocol Factory { static func build(_ frame: CGRect) -> Self? }
extension Factory where Self: UIView {
  static func build(_ frame: CGRect) -> Self? { Self(frame: frame) }
}
extension Badge: Factory {}

extension UIView {
  func another() -> UIView { type(of: self).init(frame: bounds) }
}

private enum Registered {
  case nib(UINib)
  case type(type: Badge.Type)

  var made: Badge? {
    switch self {
    case .type(let type): return type.init()
    case .nib: return nil
    }
  }
}

private class PlainButton: UIButton { var count = 3 }

private class MockUpdate: UICollectionViewUpdateItem {
  let path: IndexPath
  init(path: IndexPath) {
    self.path = path
    super.init()
  }
  override var indexPathAfterUpdate: IndexPath? { path }
}

private class MockTouch: UITouch {
  convenience init(count: Int) { self.init() }
  override var tapCount: Int { 3 }
}

private func buttonCases() {
  expectEqual(MockUpdate(path: [0, 1]).indexPathAfterUpdate, [0, 1])
  expectEqual(MockTouch(count: 1).tapCount, 3)
  expectEqual(PlainButton().count, 3)
  expectEqual(PlainButton(type: .system).buttonType, .system)
  expectEqual(PlainButton(primaryAction: nil).count, 3)
}

func instantiationCases() {
  buttonCases()
  expectEqual(Registered.type(type: Badge.self).made?.tag, 7)
  let badge = make(Badge.self, CGRect(x: 1, y: 2, width: 3, height: 4))
  expectEqual(badge.own, 5)
  expectEqual(badge.tag, 7)
  expectEqual(badge.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  expectEqual(Badge.build(.zero)?.tag, 7)
  expectEqual(make(of: Badge.self).tag, 7)
  expectEqual(deliver(Badge.self).own, 5)
  let type: UIView.Type = Badge.self
  expect(type.init(frame: .zero) is Badge, "a metatype's initialiser")
  expect(badge.another() is Badge, "the class of an object")
  let made: Page = page()
  expectEqual(made.own, 9)
}

// MARK: By casts

/// A class that is not a view, with a `required` initialiser of the same name.
private class Model {
  let frame: CGRect
  required init(frame: CGRect) { self.frame = frame }
}

private func model<Made: Model>(_ type: Made.Type) -> Made {
  Made(frame: CGRect(x: 7, y: 0, width: 0, height: 0))
}

private protocol Framed { init(frame: CGRect) }
extension Model: Framed {}
private func framed<Made: Framed>(_ type: Made.Type) -> Made { Made(frame: .zero) }
private func both<Made: Reusing>(_ type: Made.Type) -> Made where Made: UIView {
  Made(frame: .zero)
}
private protocol Reusing {}
extension Badge: Reusing {}

private class Parcel: NSObject {
  var name = "parcel"
  override init() {
    super.init()
    name = "made"
  }
}

private func made(_ type: AnyClass) -> NSObject { (type as! NSObject.Type).init() }
private func asked(_ type: AnyClass) -> NSObject? { (type as? NSObject.Type)?.init() }
private func again(_ object: NSObject) -> NSObject { type(of: object).init() }
private func all(_ types: [NSObject.Type]) -> [NSObject] { types.map { $0.init() } }
private func view(_ type: AnyClass) -> UIView? { (type as? UIView.Type)?.init(frame: .zero) }

func castClassCases() {
  expectEqual(model(Model.self).frame.minX, 7)
  expectEqual(framed(Model.self).frame, .zero)
  expectEqual(both(Badge.self).tag, 7)
  expectEqual((made(Parcel.self) as? Parcel)?.name, "made")
  expectEqual((asked(Parcel.self) as? Parcel)?.name, "made")
  expect(asked(Model.self) == nil, "no class of objects")
  expectEqual((again(Parcel()) as? Parcel)?.name, "made")
  expectEqual(all([Parcel.self, Badge.self]).compactMap { ($0 as? Badge)?.tag }, [7])
  expectEqual(view(Badge.self)?.tag, 7)
  expect(view(Parcel.self) == nil, "no view")
}

private final class Queue<Reusable> where Reusable: NSObject {
  func make() -> Reusable { Reusable() }
}

private struct Menu {
  let title: String
  let page: UIViewController.Type?
}

private final class Rows {
  var classes: [String: Badge.Type] = [:]
  func row(_ name: String) -> Badge? {
    guard let found = classes[name] else { return nil }
    return found.init()
  }
}

func metatypeCases() {
  expectEqual(Queue<Badge>().make().tag, 7)
  expectEqual(Queue<Page>().make().own, 9)
  let menu = Menu(title: "pages", page: Page.self)
  if let page = menu.page { expect(page.init() is Page, "a class in a property") }
  let rows = Rows()
  rows.classes["badge"] = Badge.self
  expectEqual(rows.row("badge")?.tag, 7)
}

class Registry {
  var registered: [String: AnyObject] = [:]
  private var others = [String: AnyObject]()

  func register<Page: UIView>(_ page: Page.Type, as name: String) {
    registered[name] = page
    self.others[name] = page
  }

  func page(_ name: String) -> UIView? {
    guard let type = registered[name] as? UIView.Type, others[name] is UIView.Type else {
      return nil
    }
    return type.init(frame: CGRect(x: 0, y: 0, width: 4, height: 5))
  }
}

func registryCases() {
  let registry = Registry()
  registry.registered["nib"] = UINib(nibName: "Nib", bundle: nil)
  registry.register(UILabel.self, as: "label")
  expectEqual(registry.page("label")?.frame.width, 4)
  expect(registry.page("label") is UILabel, "the class that was kept")
  expect(registry.registered["label"] as? UINib == nil, "a class is no nib")
  expect(registry.registered["nib"] is UINib && registry.page("nib") == nil, "a nib is no class")
}

// MARK: By other initialisers

private class Titled: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "titled"
  }
  required init?(coder: NSCoder) { nil }
}

private class Tagged: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 9
  }
  required init?(coder: NSCoder) { nil }
}

private class Subtitled: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  fileprivate static func made() -> Self { self.init(nibName: nil, bundle: nil) }
  fileprivate class func plain() -> Self { Self() }
}

extension UIView {
  fileprivate class func fresh() -> Self { self.init(frame: .zero) }
  fileprivate static func empty() -> Self { Self() }
  fileprivate static var another: Self { return self.init() }
}

private protocol Hosting {
  associatedtype Hosted: UIView
}

extension Hosting {
  func hosted() -> Hosted { Hosted(frame: .zero) }
  static func other() -> Hosted { Hosted() }
}

private struct Host: Hosting { typealias Hosted = Tagged }

private func cell<Cell: UITableViewCell>() -> Cell { Cell(style: .default, reuseIdentifier: "a") }
private func screen<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
  type.init(nibName: nil, bundle: nil)
}
private func layer<Layer: CALayer>(_ type: Layer.Type) -> Layer { Layer() }

func otherInitializerCases() {
  expectEqual(Titled.made().title, "titled")
  expectEqual(Titled.plain().title, "titled")
  expectEqual(screen(Titled.self).title, "titled")
  expectEqual([Tagged.fresh().tag, Tagged.empty().tag, Tagged.another.tag], [9, 9, 9])
  expectEqual([Host().hosted().tag, Host.other().tag], [9, 9])
  let made: Subtitled = cell()
  expectEqual("\(made.tag) \(made.reuseIdentifier ?? "")", "7 a")
  expect(type(of: layer(CAShapeLayer.self)) == CAShapeLayer.self, "a layer of its class")
}

// MARK: By classes in properties

private class Row: UITableViewCell {
  let own = 6
}
private class Strip: UICollectionView {
  let own = 7
}
private class List: UITableView {
  let own = 8
}
private class Head: UITableViewHeaderFooterView {
  let own = 9
}

typealias PlainView = UIView

private struct Classes {
  let plain: PlainView.Type = UILabel.self
  var row: UITableViewCell.Type = Row.self
  let list: UITableView.Type = List.self
  let head: UITableViewHeaderFooterView.Type = Head.self
}

private func strip(of value: Any) -> UICollectionView? {
  guard let stripClass = value as? UICollectionView.Type else { return nil }
  return stripClass.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

private func scrolling(of value: Any) -> UIScrollView {
  let scrollClass = value as! UIScrollView.Type
  return scrollClass.init()
}

private func makePage<Shown: UIViewController>(_ nib: String?) -> Shown {
  Shown.init(nibName: nib, bundle: nil)
}

private func parent(of type: UIView.Type) -> UIView.Type? { type.superclass() as? UIView.Type }

func severalArgumentCases() {
  let classes = Classes()
  let row = classes.row.init(style: .subtitle, reuseIdentifier: "row")
  expectEqual((row as? Row)?.own, 6)
  expectEqual(row.reuseIdentifier, "row")
  expect(row.detailTextLabel != nil, "the style")
  expect(classes.plain.init() is UILabel, "a class by another name")
  let list = classes.list.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4), style: .grouped)
  expectEqual((list as? List)?.own, 8)
  expectEqual(list.style, .grouped)
  let head = classes.head.init(reuseIdentifier: "head")
  expectEqual((head as? Head)?.own, 9)
  expectEqual(head.reuseIdentifier, "head")
  expectEqual((strip(of: Strip.self) as? Strip)?.own, 7)
  expect(scrolling(of: UITextView.self) is UITextView, "a class behind a cast")
  let page: Page = makePage("Nib")
  expectEqual(page.own, 9)
  expectEqual(page.nibName, "Nib")
  expect(parent(of: UILabel.self) == UIView.self, "the superclass")
  expectEqual(NSAttributedString().length + NSMutableAttributedString().length, 0)
  expectEqual(ProcessInfo().processIdentifier, ProcessInfo.processInfo.processIdentifier)
}
