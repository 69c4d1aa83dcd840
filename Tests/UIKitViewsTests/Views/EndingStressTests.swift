import Foundation
import SeededRandom
import Synchronization
import Testing
import UIKit

/// Tests views, layers, constraints, guides, labels, cells, gestures and controllers that are
/// deallocated on four threads while the main thread lays out, draws and moves objects with
/// references to them.
///
/// The test runs for a second by default; `ENDING_SECONDS=600` sets the duration, with which
/// `Scripts/stress-ends` runs it under AddressSanitizer.
@MainActor @Suite struct EndingStressTests {
  @Test(arguments: SeededGenerator.seeds(1...1 as ClosedRange<UInt64>))
  func objectsEndOnOtherThreads(seed: UInt64) {
    let seconds = ProcessInfo.processInfo.environment["ENDING_SECONDS"].flatMap(Double.init) ?? 1
    let enders = Enders(count: 4)
    var random = SeededGenerator(seed: seed)
    let world = EndingWorld()
    let start = Date()
    while -start.timeIntervalSinceNow < seconds {
      for _ in 0..<20 { world.act(&random, enders) }
    }
    enders.stop()
    #expect(world.acts > 0)
  }
}

/// Threads that release the last references of objects.
final class Enders: Sendable {
  private struct State {
    // The objects are handed over: there are no other references to them.
    nonisolated(unsafe) var objects: [Unmanaged<AnyObject>] = []
    var isOver = false
    var running = 0
  }

  private let state = Mutex(State())
  private static let most = 64

  init(count: Int) {
    state.withLock { $0.running = count }
    for _ in 0..<count { Thread { self.run() }.start() }
  }

  /// Releases the last reference to an object on another thread.
  func end(_ last: Unmanaged<AnyObject>) {
    nonisolated(unsafe) let last = last
    while state.withLock({ $0.objects.count >= Self.most }) { usleep(50) }
    state.withLock { $0.objects.append(last) }
  }

  /// Waits until all objects are deallocated.
  func stop() {
    state.withLock { $0.isOver = true }
    while state.withLock({ $0.running > 0 }) { usleep(1000) }
  }

  private func run() {
    while true {
      let (object, isOver) = state.withLock { state in
        nonisolated(unsafe) let object = state.objects.popLast()
        return (object, state.isOver)
      }
      if let object { object.release() } else if isOver { break } else { usleep(20) }
    }
    state.withLock { $0.running -= 1 }
  }
}

/// Delays a deallocation.
private func linger() { usleep(200) }
private final class LingeringView: UIView { deinit { linger() } }
private final class LingeringLabel: UILabel { deinit { linger() } }
private final class LingeringLayer: CALayer { deinit { linger() } }
private final class LingeringGuide: UILayoutGuide { deinit { linger() } }
private final class LingeringConstraint: NSLayoutConstraint { deinit { linger() } }
private final class LingeringTap: UITapGestureRecognizer { deinit { linger() } }
private final class LingeringController: UIViewController { deinit { linger() } }
private final class LingeringCell: UITableViewCell { deinit { linger() } }

/// Makes objects, keeps some of their parts, and uses these while the rest is deallocated.
@MainActor
final class EndingWorld {
  private(set) var acts = 0
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var views: [UIView] = []
  private var layers: [CALayer] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  private static let most = 24

  func act(_ random: inout SeededGenerator, _ enders: Enders) {
    acts += 1
    let last: Unmanaged<AnyObject>? =
      switch random.below(6) {
      case 0: tree(&random)
      case 1: layer(&random)
      case 2: table()
      case 3: controller()
      case 4: constraint(&random)
      default: guide(&random)
      }
    if let last { enders.end(last) }
    use(&random)
  }

  private func keep<Object>(
    _ object: Object, in list: ReferenceWritableKeyPath<EndingWorld, [Object]>,
    _ random: inout SeededGenerator
  ) {
    if self[keyPath: list].count < Self.most {
      self[keyPath: list].append(object)
    } else {
      self[keyPath: list][random.below(Self.most)] = object
    }
  }

  // MARK: Deallocated objects

  private func makeTree(depth: Int, _ random: inout SeededGenerator) -> UIView {
    let view = LingeringView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let label = LingeringLabel()
    label.text = "Text \(acts)"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addGestureRecognizer(LingeringTap())
    let guide = LingeringGuide()
    view.addLayoutGuide(guide)
    let made = [
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      LingeringConstraint(
        item: label, attribute: .right, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .right, multiplier: 1, constant: 0),
    ]
    NSLayoutConstraint.activate(made)
    if depth > 0 {
      for _ in 0..<2 {
        let inner = makeTree(depth: depth - 1, &random)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
        inner.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
      }
    }
    switch random.below(5) {
    case 0: keep(view, in: \.views, &random)
    case 1: keep(label, in: \.views, &random)
    case 2: keep(view.layer, in: \.layers, &random)
    case 3: keep(guide, in: \.guides, &random)
    default: keep(made[random.below(4)], in: \.constraints, &random)
    }
    return view
  }

  private func tree(_ random: inout SeededGenerator) -> Unmanaged<AnyObject> {
    let tree = makeTree(depth: 2, &random)
    if random.below(2) == 0 {
      window.addSubview(tree)
      window.layoutIfNeeded()
      tree.removeFromSuperview()
    } else {
      tree.layoutIfNeeded()
    }
    return .passRetained(tree)
  }

  private func layer(_ random: inout SeededGenerator) -> Unmanaged<AnyObject> {
    let layer = LingeringLayer()
    layer.mask = LingeringLayer()
    for _ in 0..<3 {
      let inner = LingeringLayer()
      layer.addSublayer(inner)
      if random.below(3) == 0 { keep(inner, in: \.layers, &random) }
    }
    if random.below(3) == 0, let mask = layer.mask { keep(mask, in: \.layers, &random) }
    return .passRetained(layer)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private let rows = Rows()

  private func table() -> Unmanaged<AnyObject> {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.register(LingeringCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.layoutIfNeeded()
    if let cell = table.visibleCells.first {
      views.append(cell.contentView)
      if views.count > Self.most { views.removeFirst() }
    }
    return .passRetained(table)
  }

  private func controller() -> Unmanaged<AnyObject> {
    let controller = LingeringController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    navigation.view.layoutIfNeeded()
    views.append(acts % 2 == 0 ? controller.view : navigation.navigationBar)
    if views.count > Self.most { views.removeFirst() }
    return .passRetained(navigation)
  }

  private func constraint(_ random: inout SeededGenerator) -> Unmanaged<AnyObject>? {
    guard !constraints.isEmpty else { return nil }
    let last = constraints.remove(at: random.below(constraints.count))
    last.isActive = false
    return .passRetained(last)
  }

  private func guide(_ random: inout SeededGenerator) -> Unmanaged<AnyObject>? {
    guard !guides.isEmpty else { return nil }
    let last = guides.remove(at: random.below(guides.count))
    last.owningView?.removeLayoutGuide(last)
    return .passRetained(last)
  }

  // MARK: Remaining objects

  private func use(_ random: inout SeededGenerator) {
    for view in views {
      _ = (view.superview, view.window, view.layer.superlayer)
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    for layer in layers {
      _ = (layer.delegate, layer.superlayer)
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
    }
    for guide in guides { _ = (guide.owningView, guide.layoutFrame) }
    for constraint in constraints {
      _ = (constraint.isActive, constraint.firstItem, constraint.secondItem)
      constraint.constant += 1
    }
    if random.below(4) == 0, let view = views.first {
      window.addSubview(view)
      window.layoutIfNeeded()
      _ = UIGraphicsImageRenderer(size: window.bounds.size).image {
        window.layer.render(in: $0.cgContext)
      }
      view.removeFromSuperview()
    }
    if random.below(8) == 0 { constraints.first { $0.firstItem != nil }?.isActive = false }
  }
}
