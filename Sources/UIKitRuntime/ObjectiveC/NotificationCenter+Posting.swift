extension NotificationCenter {
  /// Posts a notification without further information. Foundation on Linux has only the method with
  /// `userInfo:`, which no requirement `post(name:object:)` of a protocol finds. Source: Apple,
  /// NotificationCenter.post(name:object:).
  public func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }
}
