import Sessions

/// The appearance proxies of a screen.
@MainActor
package final class AppearanceProxies: SessionState {
  private struct ProxyEntry {
    let ofClass: AnyClass
    let containers: [AnyClass]
    let proxy: AnyObject
    /// The number of superclasses of the class.
    let depth: Int
  }

  /// Whether any screen has appearance proxies; otherwise views need not look for any.
  package private(set) static var areUsed = false

  private var entries: [ProxyEntry] = []
  private var defaultViews: [ObjectIdentifier: UIView] = [:]

  package nonisolated init(in session: RenderSession) {}

  /// Returns the proxy of a class in containers; created on first access.
  package func proxy<Object: AnyObject>(
    of ofClass: Object.Type, in containers: [any UIAppearanceContainer.Type],
    _ make: () -> Object
  ) -> Object {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first { entry in
      entry.ofClass == ofClass && entry.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let found = known?.proxy as? Object { return found }
    Self.areUsed = true
    let createdProxy = make()
    let depth = Self.ancestors(of: ofClass).count
    entries.append(
      ProxyEntry(ofClass: ofClass, containers: containers, proxy: createdProxy, depth: depth))
    entries.sort { $0.depth > $1.depth }
    return createdProxy
  }

  /// Returns the proxies without containers of an object's class, then those of its superclass, and
  /// so on upwards.
  package func proxies<Object: AnyObject>(of object: Object) -> [Object] {
    entries.filter { $0.containers.isEmpty && Self.is(object, $0.ofClass) }
      .compactMap { $0.proxy as? Object }
  }

  /// Sets the properties of a view that its proxies set and that have their default values.
  func apply(to view: UIView) {
    let fitting = proxies(fitting: view)
    guard !fitting.isEmpty else { return }
    let plain = defaultView(of: Self.ownClass(of: view))
    for property in type(of: view).appearanceProperties where property.isSame(view, plain) {
      let entry = fitting.first { !property.isSame($0, defaultView(of: type(of: $0))) }
      if let entry { property.copy(entry, view) }
    }
  }

  /// Returns the proxies that apply to a view, that of the nearest class first; of one class, the
  /// one with the outermost container nearest to the window, then the one with the longer chain.
  /// Source: Apple, UIAppearance.
  private func proxies(fitting view: UIView) -> [UIView] {
    let fitting = entries.compactMap { entry -> (entry: ProxyEntry, distance: Int)? in
      guard Self.is(view, entry.ofClass) else { return nil }
      return Self.distance(of: view, toOutermostOf: entry.containers).map { (entry, $0) }
    }
    let ordered = fitting.sorted {
      ($0.entry.depth, $0.distance, $0.entry.containers.count)
        > ($1.entry.depth, $1.distance, $1.entry.containers.count)
    }
    return ordered.compactMap { $0.entry.proxy as? UIView }
  }

  /// Returns an unmodified view of a class.
  private func defaultView(of viewClass: UIView.Type) -> UIView {
    if let known = defaultViews[ObjectIdentifier(viewClass)] { return known }
    let createdProxy = viewClass.makeWithDefaults()
    defaultViews[ObjectIdentifier(viewClass)] = createdProxy
    return createdProxy
  }

  // MARK: Classes

  /// Returns the nearest class of this package that a view's class is or inherits from. Properties
  /// that a subclass sets itself count as set explicitly.
  private static func ownClass(of view: UIView) -> UIView.Type {
    let own: AnyClass? = ancestors(of: type(of: view)).first { UIKitModules.declare($0) }
    return own as? UIView.Type ?? UIView.self
  }

  /// Returns a class and its superclasses.
  private static func ancestors(of start: AnyClass) -> [AnyClass] {
    Array(sequence(first: start) { _getSuperclass($0) })
  }

  private static func `is`(_ object: AnyObject, _ wanted: AnyClass) -> Bool {
    ancestors(of: type(of: object)).contains { $0 == wanted }
  }

  /// Returns the number of responders from a view to the outermost object of the container classes,
  /// which are given from the inside out; 0 without classes, nil if the view is not contained in
  /// them.
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
