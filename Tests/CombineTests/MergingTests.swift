#if Combine
  import Combine
  import Testing

  /// Tests that merged publishers complete, fail, honour demand and are cancelled as Combine
  /// documents. Source: Apple, Publishers.Merge and Publishers.MergeMany.
  @Suite struct MergingTests {
    private enum Failed: Error { case failed }

    /// A publisher that sends values for a test, whatever the demand, and records requests.
    private final class Source: Publisher {
      typealias Output = Int
      typealias Failure = Failed

      final class Link: Subscription {
        weak var source: Source?
        func request(_ demand: Subscribers.Demand) { source?.requested.append(demand) }
        func cancel() { source?.cancelCount += 1 }
      }

      var requested: [Subscribers.Demand] = []
      var cancelCount = 0
      private var receive: ((Int) -> Subscribers.Demand)?
      private var complete: ((Subscribers.Completion<Failed>) -> Void)?
      private let link = Link()

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failed {
        receive = { subscriber.receive($0) }
        complete = { subscriber.receive(completion: $0) }
        link.source = self
        subscriber.receive(subscription: link)
      }

      /// Sends a value, and records what is requested in return.
      func send(_ value: Int) {
        if let more = receive?(value), more > 0 { requested.append(more) }
      }
      func end(_ completion: Subscribers.Completion<Failed> = .finished) { complete?(completion) }
    }

    /// A subscriber that returns a demand after each value.
    private final class Recorder: Subscriber {
      typealias Input = Int
      typealias Failure = Failed
      var values: [Int] = []
      var ends: [String] = []
      var next: (Int) -> Subscribers.Demand = { _ in .none }
      var subscription: (any Subscription)?

      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return next(input)
      }
      func receive(completion: Subscribers.Completion<Failed>) { ends.append("\(completion)") }
    }

    private func merged(_ count: Int) -> (sources: [Source], recorder: Recorder) {
      let (sources, recorder) = ((0..<count).map { _ in Source() }, Recorder())
      Publishers.MergeMany(sources).subscribe(recorder)
      return (sources, recorder)
    }

    // MARK: All counts

    /// Publishers of two to eight sources.
    private static func merges(_ s: [Source]) -> [Int: AnyPublisher<Int, Failed>] {
      [
        2: s[0].merge(with: s[1] as Source).eraseToAnyPublisher(),
        3: s[0].merge(with: s[1], s[2]).eraseToAnyPublisher(),
        4: s[0].merge(with: s[1], s[2], s[3]).eraseToAnyPublisher(),
        5: s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher(),
        6: s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher(),
        7: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher(),
        8: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher(),
      ]
    }

    @Test(arguments: 2...8) func everyPublisherIsHeardUntilAllHaveFinished(_ count: Int) throws {
      let sources = (0..<8).map { _ in Source() }
      let publisher = try #require(Self.merges(sources)[count])
      var (values, ends): ([Int], [String]) = ([], [])
      let listening = publisher.sink {
        ends.append("\($0)")
      } receiveValue: {
        values.append($0)
      }
      for (index, source) in sources.enumerated() { source.send(index) }
      #expect(values == Array(0..<count))
      for source in sources.prefix(count - 1) { source.end() }
      #expect(ends == [])
      sources[count - 1].send(9)
      sources[count - 1].end()
      #expect(values.last == 9 && ends == ["finished"])
      #expect(sources.allSatisfy { $0.cancelCount == 0 })
      listening.cancel()
    }

    @Test(arguments: 2...8) func cancellationCancelsEveryPublisher(_ count: Int) throws {
      let sources = (0..<8).map { _ in Source() }
      let publisher = try #require(Self.merges(sources)[count])
      var values: [Int] = []
      let listening = publisher.sink { _ in
      } receiveValue: {
        values.append($0)
      }
      sources[0].end()
      listening.cancel()
      listening.cancel()
      for source in sources { source.send(1) }
      // A publisher that has finished is not cancelled.
      #expect(sources.map(\.cancelCount) == [0] + (1..<8).map { $0 < count ? 1 : 0 })
      #expect(values == [])
    }

    // MARK: Completion

    @Test func theFirstFailureEndsAllAndCancelsTheOthers() {
      let (sources, recorder) = merged(3)
      recorder.subscription?.request(.unlimited)
      sources[0].end()
      sources[1].end(.failure(.failed))
      sources[2].send(1)
      sources[2].end(.failure(.failed))
      #expect(recorder.ends.count == 1 && recorder.ends[0].hasPrefix("failure"))
      #expect(recorder.values == [] && sources.map(\.cancelCount) == [0, 0, 1])
    }

    @Test func aWaitingValueComesBeforeTheEnd() {
      let (sources, recorder) = merged(2)
      sources[0].send(1)
      sources[1].send(2)
      for source in sources { source.end() }
      #expect(recorder.values == [] && recorder.ends == [])
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [1] && recorder.ends == [])
      recorder.subscription?.request(.max(1))
      #expect(recorder.values == [1, 2] && recorder.ends == ["finished"])
    }

    @Test func anEmptyMergeFinishesOnce() {
      let (_, recorder) = merged(0)
      #expect(recorder.ends == ["finished"])
      recorder.subscription?.request(.unlimited)
      #expect(recorder.ends == ["finished"])
    }

    // MARK: Demand

    @Test func eachPublisherIsAskedForOneValueAtATime() {
      let (sources, recorder) = merged(2)
      #expect(sources.map(\.requested) == [[.max(1)], [.max(1)]])
      sources[0].send(1)
      #expect(sources[0].requested == [.max(1)] && recorder.values == [])
      recorder.subscription?.request(.max(2))
      #expect(recorder.values == [1] && sources[0].requested == [.max(1), .max(1)])
      sources[1].send(2)
      #expect(recorder.values == [1, 2] && sources[1].requested == [.max(1), .max(1)])
      sources[1].send(3)
      #expect(recorder.values == [1, 2])
    }

    @Test func anUnlimitedDemandIsPassedOnOnce() {
      let (sources, recorder) = merged(2)
      recorder.subscription?.request(.unlimited)
      sources[0].send(1)
      recorder.subscription?.request(.max(3))
      #expect(sources.map(\.requested) == [[.max(1), .unlimited], [.max(1), .unlimited]])
      #expect(recorder.values == [1])
    }

    @Test func aDemandThatBecomesUnlimitedWithAValueReachesAllPublishers() {
      let (sources, recorder) = merged(3)
      recorder.next = { $0 == 1 ? .unlimited : .none }
      recorder.subscription?.request(.max(1))
      sources[1].send(1)
      #expect(sources.allSatisfy { $0.requested == [.max(1), .unlimited] })
      for source in sources { source.send(2) }
      #expect(recorder.values == [1, 2, 2, 2])
    }

    @Test func waitingValuesComeWhenTheDemandBecomesUnlimited() {
      let (sources, recorder) = merged(3)
      recorder.next = { $0 == 2 ? .unlimited : .none }
      for (index, source) in sources.enumerated() { source.send(index + 1) }
      recorder.subscription?.request(.max(2))
      #expect(recorder.values == [1, 2, 3])
      for source in sources { source.send(4) }
      #expect(recorder.values == [1, 2, 3, 4, 4, 4])
    }

    @Test func aSubscriberMayCancelWithAValue() {
      let (sources, recorder) = merged(2)
      recorder.next = { _ in
        recorder.subscription?.cancel()
        return .unlimited
      }
      for source in sources { source.send(1) }
      recorder.subscription?.request(.unlimited)
      for source in sources { source.send(2) }
      #expect(recorder.values == [1] && recorder.ends == [])
      #expect(sources.map(\.cancelCount) == [1, 1])
      recorder.next = { _ in .none }
    }

    @Test func subscribersAreReleasedAtTheEnd() {
      let (sources, recorder) = merged(2)
      weak var weakly: Recorder? = recorder
      for source in sources { source.end() }
      #expect(weakly?.ends == ["finished"] && sources.allSatisfy { $0.cancelCount == 0 })
    }
  }
#endif
