extension UIDevice {
  /// Rotates the screen if the key is `orientation` and the value is the raw value of an
  /// orientation, as apps do that force landscape. Rotates the key window or, if there is none,
  /// only the screen. Other keys are set as in any object.
  public func setValue(_ value: Int, forKey key: String) {
    guard key == "orientation", let wanted = UIInterfaceOrientation(rawValue: value) else {
      return (self as NSObject).setValue(value, forKey: key)
    }
    let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
    window.turn(to: wanted, animated: false)
  }

  /// Rotates the screen as the method with an integer does.
  public func setValue(_ value: NSNumber, forKey key: String) {
    setValue(value.intValue, forKey: key)
  }
}
