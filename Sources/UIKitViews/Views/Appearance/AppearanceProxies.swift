import Sessions

/// The looks of classes that a screen has been given.
@MainActor
package final class AppearanceProxies: SessionState {
  private struct Look {
    let ofClass: AnyClass
    let containers: [AnyClass]
    let proxy: AnyObject
    /// How many classes its class inherits from.
    let depth: Int
  }

  /// Whether any screen has looks of classes: else views need not ask.
  package private(set) static var areUsed = false

  private var looks: [Look] = []
  private var plainViews: [ObjectIdentifier: UIView] = [:]

  package nonisolated init(in session: RenderSession) {}

  /// What stands for a class inside of others; made where it is not there yet.
  package func proxy<Object: AnyObject>(
    of ofClass: Object.Type, in containers: [any UIAppearanceContainer.Type],
    _ make: () -> Object
  ) -> Object {
    let containers = containers.map { $0 as AnyClass }
    let known = looks.first { look in
      look.ofClass == ofClass && look.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let found = known?.proxy as? Object { return found }
    Self.areUsed = true
    let made = make()
    let depth = Self.ancestors(of: ofClass).count
    looks.append(Look(ofClass: ofClass, containers: containers, proxy: made, depth: depth))
    looks.sort { $0.depth > $1.depth }
    return made
  }

  /// What stands for a class and those it inherits from, wherever its objects are; the class's own
  /// first.
  package func proxies<Object: AnyObject>(of object: Object) -> [Object] {
    looks.filter { $0.containers.isEmpty && Self.is(object, $0.ofClass) }
      .compactMap { $0.proxy as? Object }
  }

  /// Gives a view what looks of its class say and nobody else has said.
  func apply(to view: UIView) {
    let fitting = proxies(fitting: view)
    guard !fitting.isEmpty else { return }
    let plain = plainView(of: Self.ownClass(of: view))
    for property in type(of: view).appearanceProperties where property.isSame(view, plain) {
      let look = fitting.first { !property.isSame($0, plainView(of: type(of: $0))) }
      if let look { property.copy(look, view) }
    }
  }

  /// The proxies that count for a view, that of the nearest class first; of one class that whose
  /// outermost container is nearest to the window, then that with the longer chain. Source: Apple,
  /// UIAppearance.
  private func proxies(fitting view: UIView) -> [UIView] {
    let fitting = looks.compactMap { look -> (look: Look, distance: Int)? in
      guard Self.is(view, look.ofClass) else { return nil }
      return Self.distance(of: view, toOutermostOf: look.containers).map { (look, $0) }
    }
    let ordered = fitting.sorted {
      ($0.look.depth, $0.distance, $0.look.containers.count)
        > ($1.look.depth, $1.distance, $1.look.containers.count)
    }
    return ordered.compactMap { $0.look.proxy as? UIView }
  }

  /// A view of a class that nothing was set of from outside.
  private func plainView(of viewClass: UIView.Type) -> UIView {
    if let known = plainViews[ObjectIdentifier(viewClass)] { return known }
    let made = viewClass.makePlain()
    plainViews[ObjectIdentifier(viewClass)] = made
    return made
  }

  // MARK: Classes

  /// The class of this package's that a view's class is or inherits: what a subclass sets of itself
  /// is said by somebody.
  private static func ownClass(of view: UIView) -> UIView.Type {
    let own: AnyClass? = ancestors(of: type(of: view)).first { UIKitModules.declare($0) }
    return own as? UIView.Type ?? UIView.self
  }

  /// A class and those it inherits from.
  private static func ancestors(of start: AnyClass) -> [AnyClass] {
    Array(sequence(first: start) { _getSuperclass($0) })
  }

  private static func `is`(_ object: AnyObject, _ wanted: AnyClass) -> Bool {
    ancestors(of: type(of: object)).contains { $0 == wanted }
  }

  /// How many responders a view lies within the outermost object of classes that it lies in, from
  /// the inside out; 0 without classes, nil where it does not lie in them.
  private static func distance(of view: UIView, toOutermostOf containers: [AnyClass]) -> Int? {
    guard let last = containers.last else { return 0 }
    var inner = containers.dropLast()
    var (distance, outermost) = (0, Int?.none)
    var around: UIResponder? = view.next
    while let responder = around {
      distance += 1
      if let next = inner.first {
        if `is`(responder, next) { inner = inner.dropFirst() }
      } else if `is`(responder, last) {
        outermost = distance
      }
      around = responder.next
    }
    return outermost
  }
}
