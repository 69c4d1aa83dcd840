/// Methods that are called by their names along the chain of responders.
@MainActor
package enum ResponderAction {
  /// Calls a method: the target's, or that of the first responder after the sender that has it.
  /// Returns whether there was one.
  @discardableResult
  package static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    var receiver = (target ?? sender).map { $0 as AnyObject }
    while let candidate = receiver {
      if ObjectiveCMessage.send(action, to: candidate, [sender, event]) != nil { return true }
      receiver = target == nil ? (candidate as? UIResponder)?.next : nil
    }
    return false
  }
}
