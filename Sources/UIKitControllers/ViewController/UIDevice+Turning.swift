extension UIDevice {
  /// Turns the screen where the key is `orientation` and the value an orientation's number, as apps
  /// do that want to be seen sideways: the key window is turned, or, where there is none, the
  /// screen alone. Other keys are those of any object.
  public func setValue(_ value: Int, forKey key: String) {
    guard key == "orientation", let wanted = UIInterfaceOrientation(rawValue: value) else {
      return (self as NSObject).setValue(value, forKey: key)
    }
    let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
    window.turn(to: wanted, animated: false)
  }

  /// Turns the screen, as with an integer.
  public func setValue(_ value: NSNumber, forKey key: String) {
    setValue(value.intValue, forKey: key)
  }
}
