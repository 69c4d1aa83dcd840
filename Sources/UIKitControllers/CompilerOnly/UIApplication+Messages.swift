// For the compiler only: the app's notifications are never posted as messages, which iOS 26 has:
// `center.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in … }`.
// Source: Apple, `foundation/notificationcenter/mainactormessage`.

extension UIApplication {
  /// The app has been launched.
  public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/didFinishLaunchingNotification``.
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app has become active.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/didBecomeActiveNotification``.
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app has left the screen.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/didEnterBackgroundNotification``.
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app is about to come back.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/willEnterForegroundNotification``.
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app is about to leave the front.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/willResignActiveNotification``.
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app is about to end.
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/willTerminateNotification``.
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
  /// The app hears that memory is short.
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    /// Who sends it.
    public typealias Subject = UIApplication
    /// ``UIApplication/didReceiveMemoryWarningNotification``.
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// A message without more.
    public init() {}
    /// The message that a notification is.
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  /// The app has been launched.
  public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  /// The app has become active.
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  /// The app has left the screen.
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  /// The app is about to come back.
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  /// The app is about to leave the front.
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  /// The app is about to end.
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  /// The app hears that memory is short.
  public static var didReceiveMemoryWarning: Self { Self() }
}

// Unsupported: UIApplication: messages · kept · `UIApplication.WillEnterForegroundMessage` and its
//   like compile and are never posted. Scenes, screens and keyboards have none.
