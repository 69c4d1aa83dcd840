#if Combine
  import Foundation
  import OpenCombine

  extension NotificationCenter {
    /// What publishes notifications. Source: Apple, NotificationCenter.Publisher.
    public struct Publisher: OpenCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// Whose they are.
      public let center: NotificationCenter
      /// What they are called.
      public let name: Notification.Name
      /// Who posts them; nil for anybody.
      public let object: AnyObject?

      /// A publisher of a centre's notifications.
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

    /// Publishes notifications of a name.
    /// Source: Apple, NotificationCenter.publisher(for:object:).
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }
#endif
