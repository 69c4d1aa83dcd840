// For the compiler only: the app's notifications are never posted as messages, which iOS 26 has:
// `center.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in … }`. Source: Apple,
// `foundation/notificationcenter/mainactormessage`. Foundation has them since Swift 6.3.

#if compiler(>=6.3)
  extension UIApplication {
    /// The app has launched.
    public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/didFinishLaunchingNotification``.
      public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app has become active.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/didBecomeActiveNotification``.
      public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app has entered the background.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/didEnterBackgroundNotification``.
      public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to enter the foreground.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/willEnterForegroundNotification``.
      public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to become inactive.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/willResignActiveNotification``.
      public static var name: Notification.Name { UIApplication.willResignActiveNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app is about to terminate.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/willTerminateNotification``.
      public static var name: Notification.Name { UIApplication.willTerminateNotification }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
    /// The app has received a memory warning.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
      /// The sender of the message.
      public typealias Subject = UIApplication
      /// ``UIApplication/didReceiveMemoryWarningNotification``.
      public static var name: Notification.Name {
        UIApplication.didReceiveMemoryWarningNotification
      }
      /// Creates a message.
      public init() {}
      /// Returns the message of a notification.
      public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    /// The app has launched.
    public static var didFinishLaunching: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The app has become active.
    public static var didBecomeActive: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The app has entered the background.
    public static var didEnterBackground: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The app is about to enter the foreground.
    public static var willEnterForeground: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The app is about to become inactive.
    public static var willResignActive: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The app is about to terminate.
    public static var willTerminate: Self { Self() }
  }

  extension NotificationCenter.MessageIdentifier
  where
    Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
  {
    /// The app has received a memory warning.
    public static var didReceiveMemoryWarning: Self { Self() }
  }
#endif

// Unsupported: UIApplication: messages · kept · `UIApplication.WillEnterForegroundMessage` and its
//   like compile and are never posted. Scenes, screens and keyboards have none. · test:
//   CompilerOnlyNamesTests
