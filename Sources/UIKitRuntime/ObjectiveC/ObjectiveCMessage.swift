/// Calls of methods by name.
package enum ObjectiveCMessage {
  /// Calls a method by name; returns nil if the object does not implement it.
  ///
  /// Methods of the class's source come first, then the method reference of the selector.
  package static func send(
    _ selector: Selector, to object: AnyObject, _ values: [Any?] = []
  ) -> MethodResult? {
    let name = selector.description
    let arguments = MethodArguments(
      values: Array(values.prefix(selector.argumentCount)), method: name)
    nonisolated(unsafe) let (object, sent) = (object, arguments)
    if let method = ObjectiveCMembers.method(of: name, in: type(of: object)) {
      return MethodResult(onAnyThread { method(object, sent) }())
    }
    if let reference = selector.reference,
      let result = onAnyThread({ reference.call(object, sent) })()
    {
      return result
    }
    if let accessor = KeyValueCoding.accessor(selector, of: object) { return accessor(arguments) }
    if let result = onAnyThread({ sendToUIKit(name, object, sent) })() { return result }
    return forwardingTarget(of: object, for: selector).flatMap { send(selector, to: $0, values) }
  }

  @MainActor
  private static func sendToUIKit(
    _ name: String, _ object: AnyObject, _ arguments: MethodArguments
  ) -> MethodResult? {
    (type(of: object) as? any NamesMethods.Type)?.namedMethod(name).map {
      MethodResult($0(object, arguments))
    }
  }

  /// Returns the object to which an unhandled call is forwarded, if the class defines one.
  private static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
    let name = "forwardingTargetForSelector:"
    guard let ask = ObjectiveCMembers.method(of: name, in: type(of: object)) else { return nil }
    nonisolated(unsafe) let object = object
    let arguments = MethodArguments(values: [selector], method: name)
    nonisolated(unsafe) let sentArguments = arguments
    return onAnyThread { ask(object, sentArguments) }().flatMap { $0 as AnyObject }
  }

  /// Calls a method by name. Fails as on iOS if the object does not implement it.
  @discardableResult
  package static func demand(
    _ selector: Selector, of object: AnyObject, _ values: [Any?] = []
  ) -> Any? {
    if let result = send(selector, to: object, values) { return result.value }
    stop(
      "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance "
        + "\(Unmanaged.passUnretained(object).toOpaque()). Calls by name find what '@objc' marks "
        + "in source that went through the source tool.",
      exception: "NSInvalidArgumentException")
  }

  /// Calls a method by name on the main thread.
  static func demandOnMainThread(
    _ selector: Selector, of object: AnyObject, _ argument: Any?, waits: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (object, argument)
    let call: @Sendable () -> Void = { demand(selector, of: object, [argument]) }
    guard waits else { return DispatchQueue.main.async(execute: call) }
    if Thread.isMainThread { call() } else { DispatchQueue.main.sync(execute: call) }
  }

  /// Returns whether an object implements a method.
  package static func isFound(_ selector: Selector, in object: AnyObject) -> Bool {
    isFound(selector, inObjectsOf: type(of: object))
      || KeyValueCoding.accessor(selector, of: object) != nil
  }

  /// Returns whether instances of a class implement a method.
  static func isFound(_ selector: Selector, inObjectsOf type: AnyClass) -> Bool {
    let name = selector.description
    if ObjectiveCMembers.method(of: name, in: type) != nil { return true }
    if ObjectiveCMembers.isWritten(name, in: type) == true { return true }
    if onAnyThread({ (type as? any NamesMethods.Type)?.namedMethod(name) != nil })() {
      return true
    }
    // A method named by '#selector' exists in all instances of its class.
    return selector.reference?.owner.map { isA(type, $0) } ?? false
  }

  /// Returns whether a class is equal to another one or inherits it.
  private static func isA(_ type: AnyClass, _ owner: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current, candidate != owner { current = _getSuperclass(candidate) }
    return current != nil
  }
}
