import InterfaceBuilder

/// Runtime attributes, outlets, actions and segues, in UIKit's order.
extension NibBuild {
  // MARK: Runtime attributes

  /// Sets the user-defined runtime attributes of an object.
  func setRuntimeAttributes(of built: BuiltObject) {
    for (keyPath, value, line) in built.plan.runtimeAttributes {
      if UIKitKeyPaths.set(value(), for: keyPath, of: built.object) { continue }
      guard let (object, key) = target(of: keyPath, from: built.object) else {
        logFailure(keyPath, built, nil, line)
        continue
      }
      if let problem = NibKeyWriter.set(value(), for: key, of: object) {
        logFailure(keyPath, built, (object, key, problem), line)
      }
    }
  }

  /// Returns the object with a key path's last key, and that key.
  private func target(
    of keyPath: String, from object: AnyObject
  ) -> (object: AnyObject, key: String)? {
    var object = object
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return nil }
    for key in keys {
      guard let next = value(of: key, in: object) as AnyObject?, !(next is NSNull) else {
        return nil
      }
      object = next
    }
    return (object, last)
  }

  private func value(of key: String, in object: AnyObject) -> Any? {
    ObjectiveCMembers.getter(of: key, in: type(of: object))?(object)
      ?? StoredProperties.of(object).value(of: key, in: object)
  }

  private func logFailure(
    _ keyPath: String, _ built: BuiltObject, _ problem: (AnyObject, String, NibKeyWriter.Problem)?,
    _ line: Int
  ) {
    guard !built.plan.isSubstitute else { return }
    let sentence =
      problem.map { NibKeyWriter.sentence(for: $0.1, of: $0.0, $0.2) }
      ?? NibKeyWriter.sentence(for: keyPath, of: built.object, .noSuchKey)
    compiler.plan.diagnose(
      line,
      verbatim: "Failed to set (\(keyPath)) user defined inspected property on "
        + "(\(UIKitModules.qualifiedName(of: type(of: built.object)))): \(sentence)", once: keyPath)
  }

  // MARK: Connections

  /// Connects an object.
  func connect(_ built: BuiltObject) {
    connect(
      built.plan.model.connections, of: built.object,
      isSubstitute: built.plan.isSubstitute)
  }

  /// Connects an object in the document's order; an outlet collection is set at once.
  func connect(_ connections: [ConnectionModel], of source: AnyObject, isSubstitute: Bool) {
    var collections: [(property: String, line: Int)] = []
    for connection in connections {
      switch connection {
      case .outlet(let property, let destination, false, let line):
        connectWhenThere { build in
          guard let object = build.object(destination) else { return false }
          build.setOutlet(property, of: source, to: object, isSubstitute, line: line)
          return true
        }
      case .outlet(let property, _, true, let line):
        if !collections.contains(where: { $0.property == property }) {
          collections.append((property, line))
        }
      case .action(let selector, let destination, let event, _):
        connectWhenThere { build in
          build.addAction(
            selector, of: source, to: destination, event: event, isSubstitute: isSubstitute)
        }
      case .segue(let segue): addSegue(segue, from: source)
      }
    }
    for (property, line) in collections {
      let destinations = connections.compactMap { connection in
        if case .outlet(property, let id, true, _) = connection { id } else { nil }
      }
      connectWhenThere { build in
        let objects = destinations.compactMap(build.object)
        guard objects.count == destinations.count else { return false }
        build.setCollection(property, of: source, to: objects, isSubstitute, line: line)
        return true
      }
    }
  }

  /// Connects now, or after the scene's view has been created.
  private func connectWhenThere(_ connect: @escaping @MainActor (NibBuild) -> Bool) {
    if !connect(self) { waiting.append(connect) }
  }

  private func setOutlet(
    _ property: String, of source: AnyObject, to object: AnyObject, _ isSubstitute: Bool,
    line: Int
  ) {
    if let view = source as? UIView, let inner = object as? UIView, view.isDescendant(of: inner),
      UIKitOutlets.placing.contains(property)
    {
      compiler.plan.diagnose(line, "'\(property)' would put a view inside itself; it is ignored.")
      return
    }
    if UIKitOutlets.set(object, for: property, of: source) { return }
    guard let problem = NibKeyWriter.set(object, for: property, of: source), !isSubstitute else {
      return
    }
    refuse(property, of: source, problem, line: line)
  }

  private func setCollection(
    _ property: String, of source: AnyObject, to objects: [AnyObject], _ isSubstitute: Bool,
    line: Int
  ) {
    if property == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in objects {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    guard let problem = NibKeyWriter.set(objects, for: property, of: source), !isSubstitute else {
      return
    }
    refuse(property, of: source, problem, line: line)
  }

  /// Stops the program as iOS does. Without the app's classes, logs the problem and ignores the
  /// outlet.
  private func refuse(
    _ property: String, of source: AnyObject, _ problem: NibKeyWriter.Problem, line: Int
  ) {
    guard compiler.plan.isPreview else {
      stop(
        NibKeyWriter.sentence(for: property, of: source, problem),
        exception: "NSUnknownKeyException")
    }
    compiler.plan.diagnose(
      line, "\(type(of: source)) has no outlet '\(property)' for this; it is ignored.")
  }

  // MARK: Actions

  /// Adds a method call to a control, a bar button item or a gesture recognizer. Returns false if
  /// the target does not exist yet.
  private func addAction(
    _ selector: String, of source: AnyObject, to destination: String, event: String?,
    isSubstitute: Bool
  ) -> Bool {
    let isFirstResponder = compiler.firstResponders.contains(destination)
    guard let target = isFirstResponder ? source : object(destination) else { return false }
    if !isFirstResponder, standIns.contains(ObjectIdentifier(target)) { return true }
    let call = ActionCall(target: target, selector: selector, searchesChain: isFirstResponder)
    call.add(to: source, for: UIControl.Event(documentName: event ?? "touchUpInside"))
    return true
  }
}
