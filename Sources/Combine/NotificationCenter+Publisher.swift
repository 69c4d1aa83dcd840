#if Combine
  import Foundation
  import OpenCombine

  extension NotificationCenter {
    /// A publisher of notifications. Source: Apple, NotificationCenter.Publisher.
    public struct Publisher: OpenCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// The notification center.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The sender; nil for any.
      public let object: AnyObject?

      /// Creates a publisher of a center's notifications.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      public static func == (one: Publisher, other: Publisher) -> Bool {
        one.center === other.center && one.name == other.name && one.object === other.object
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Notification, Downstream.Failure == Never {
        let relay = Relay(subscriber)
        let center = center
        nonisolated(unsafe) let token = center.addObserver(
          forName: name, object: object, queue: nil
        ) { relay.send($0) }
        relay.atEnd { center.removeObserver(token) }
        subscriber.receive(subscription: relay)
      }
    }

    /// Returns a publisher of notifications. Source: Apple,
    /// NotificationCenter.publisher(for:object:).
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
