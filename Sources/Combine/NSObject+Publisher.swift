#if Combine
  import Foundation
  import OpenCombine
  import UIKit

  extension NSObject {
    /// A publisher of a property's values. Source: Apple, NSObject.KeyValueObservingPublisher.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      /// The observed object.
      public let object: Subject
      /// The observed property.
      public let keyPath: KeyPath<Subject, Value>
      /// Whether to publish the initial value.
      public let options: NSKeyValueObservingOptions
      fileprivate let name: String

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Value, Downstream.Failure == Never {
        let (object, keyPath) = (object, keyPath)
        let begins = options.contains(.initial)
        let isFirst = ScheduledCall {}
        let relay = Relay(subscriber) { relay in
          guard begins, isFirst.isPending else { return }
          isFirst.cancel()
          relay.send(object[keyPath: keyPath])
        }
        let observation = object.observe(keyPath, named: name) { object, _ in
          relay.send(object[keyPath: keyPath])
        }
        relay.atEnd { observation.invalidate() }
        subscriber.receive(subscription: relay)
      }
    }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of a property marked `@objc dynamic`. `named` is the property's name,
    /// which the source tool adds. Source: Apple, NSObject.publisher(for:options:).
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, named name: String,
      options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(
        object: self, keyPath: keyPath, options: options, name: name)
    }
  }
#endif

// Unsupported: Combine: publisher(for:) · works · Without the source tool it needs the property's
//   name (`named:`). It publishes changes after they have happened. · test: PublisherTests
