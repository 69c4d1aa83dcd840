#if Combine
  import Foundation
  import FoundationNetworking
  import OpenCombine
  import UIKit

  extension URLSession {
    /// A publisher of the response to a request; pictures wait for it. Source: Apple,
    /// URLSession.DataTaskPublisher.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      /// The request.
      public let request: URLRequest
      /// The session.
      public let session: URLSession

      /// Creates a publisher.
      public init(request: URLRequest, session: URLSession) {
        (self.request, self.session) = (request, session)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == URLError {
        let (request, session) = (request, session)
        let begun = ScheduledCall {}
        let relay = Relay(subscriber) { relay in
          guard begun.isPending else { return }
          begun.cancel()
          let load = PendingLoad(request.url?.absoluteString ?? "a request")
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response, error == nil {
              relay.send((data, response))
              relay.finish(.finished)
            } else {
              relay.finish(.failure(error as? URLError ?? URLError(.unknown)))
            }
            load.endBehindMainQueue()
          }
          relay.atEnd {
            task.cancel()
            load.end()
          }
          task.resume()
        }
        subscriber.receive(subscription: relay)
      }
    }

    /// Returns a publisher for a URL. Source: Apple, URLSession.dataTaskPublisher(for:).
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher for a request. Source: Apple, URLSession.dataTaskPublisher(for:).
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }
#endif
