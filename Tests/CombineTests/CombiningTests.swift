#if Combine
  import Combine
  import Testing

  /// Tests the publishers that combine several others.
  @Suite struct CombiningTests {
    private enum Failed: Error { case failed }

    /// A subscriber that demands values one at a time.
    private final class Hesitant<Input>: Subscriber {
      typealias Failure = Never
      private(set) var heard: [Input] = []
      private(set) var isFinished = false
      private(set) var subscription: (any Subscription)?

      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Input) -> Subscribers.Demand {
        heard.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
      func takeOne() { subscription?.request(.max(1)) }
    }

    @Test func theLatestValuesAreCombined() {
      let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
      var heard: [String] = []
      var isFinished = false
      let listening = numbers.combineLatest(words)
        .sink(receiveCompletion: { _ in isFinished = true }) { heard.append("\($0)\($1)") }
      numbers.send(1)
      numbers.send(2)
      #expect(heard == [])
      words.send("a")
      words.send("b")
      numbers.send(3)
      #expect(heard == ["2a", "2b", "3b"])
      numbers.send(completion: .finished)
      words.send("c")
      #expect(heard.last == "3c" && !isFinished)
      words.send(completion: .finished)
      #expect(isFinished)
      listening.cancel()
    }

    @Test func threeAndFourAreCombined() {
      let subjects = (0...3).map { CurrentValueSubject<Int, Never>($0) }
      var heard: [[Int]] = []
      let listening = [
        Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2])
          .sink { heard.append([$0, $1, $2]) },
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
          .sink { heard.append([$0, $1, $2, $3]) },
        subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }
          .sink { heard.append([$0]) },
      ]
      #expect(heard == [[0, 1, 2], [0, 1, 2, 3], [3]])
      subjects[3].value = 9
      #expect(heard.last == [0, 1, 2, 9])
      for one in listening { one.cancel() }
      subjects[0].value = 7
      #expect(heard.count == 4)
    }

    @Test func aFailureEndsACombinationAndAMerge() {
      let (one, two) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
      var ends: [String] = []
      let listening = [
        one.combineLatest(two)
          .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in }),
        one.merge(with: two)
          .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in }),
      ]
      one.send(completion: .failure(.failed))
      #expect(ends.count == 2 && ends.allSatisfy { $0.hasPrefix("failure") })
      for one in listening { one.cancel() }
    }

    @Test func theLastCombinationWaitsForADemand() {
      let (one, two) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
      let hesitant = Hesitant<Int>()
      one.combineLatest(two, +).subscribe(hesitant)
      #expect(hesitant.heard == [])
      one.value = 10
      hesitant.takeOne()
      #expect(hesitant.heard == [12])
      two.value = 20
      two.value = 30
      hesitant.takeOne()
      #expect(hesitant.heard == [12, 40])
      hesitant.subscription?.cancel()
    }

    @Test func valuesAreMerged() {
      let subjects = (0...3).map { _ in PassthroughSubject<Int, Never>() }
      var heard: [Int] = []
      var endCount = 0
      let listening = [
        Publishers.MergeMany(subjects)
          .sink(receiveCompletion: { _ in endCount += 1 }) { heard.append($0) },
        subjects[0].merge(with: subjects[1], subjects[2])
          .sink(receiveCompletion: { _ in endCount += 1 }) { heard.append(10 * $0) },
        subjects[0].map { $0 }.merge(with: subjects[3]).merge(with: Just(7))
          .sink(receiveCompletion: { _ in endCount += 1 }) { heard.append(100 * $0) },
      ]
      #expect(heard == [700])
      heard = []
      for (index, subject) in subjects.enumerated() { subject.send(index) }
      #expect(heard.sorted() == [0, 0, 0, 1, 2, 3, 10, 20, 300])
      for subject in subjects { subject.send(completion: .finished) }
      #expect(endCount == 3)
      for one in listening { one.cancel() }
    }

    @Test func mergedValuesWaitForADemand() {
      let hesitant = Hesitant<Int>()
      [1, 2].publisher.merge(with: [3, 4].publisher).subscribe(hesitant)
      #expect(hesitant.heard == [])
      for count in 1...4 {
        hesitant.takeOne()
        #expect(hesitant.heard.count == count)
      }
      #expect(Set(hesitant.heard) == [1, 2, 3, 4] && hesitant.isFinished)
    }

    @Test func nothingIsMergedOfNothing() {
      var isFinished = false
      let listening = Publishers.MergeMany([Just<Int>]())
        .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
      #expect(isFinished)
      listening.cancel()
    }

    @Test func whatAReceiverSendsIsMergedToo() {
      let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      var heard: [Int] = []
      let listening = one.merge(with: two).sink {
        heard.append($0)
        if $0 < 3 { one.send($0 + 1) }
      }
      two.send(1)
      #expect(heard == [1, 2, 3])
      listening.cancel()
    }
  }
#endif
