// Names of Swift 4.0; the strings are those of today's names.

extension NSNotification.Name {
  /// `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = NSNotification.Name("UIKeyboardWillShowNotification")
  /// `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = NSNotification.Name("UIKeyboardDidShowNotification")
  /// `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = NSNotification.Name("UIKeyboardWillHideNotification")
  /// `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = NSNotification.Name("UIKeyboardDidHideNotification")
  /// `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// `UIContentSizeCategory.didChangeNotification`.
  public static let UIContentSizeCategoryDidChange = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// `UIApplication.didChangeStatusBarOrientationNotification`.
  public static let UIApplicationDidChangeStatusBarOrientation = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
}
