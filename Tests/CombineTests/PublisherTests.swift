#if Combine
  import Combine
  import Foundation
  import Testing
  import UIKit

  /// Tests Combine's publishers for Foundation's objects.
  @MainActor @Suite struct PublisherTests {
    private final class Counter: ObservableObject {
      @Published var count = 0
      @Published var name = "none"
    }

    @Test func aPublishedPropertyPublishesItsValueBeforeItIsSet() {
      let counter = Counter()
      var heard: [Int] = []
      let listening = counter.$count.sink { heard.append($0) }
      counter.count = 3
      #expect(heard == [0, 3])
      listening.cancel()
      counter.count = 4
      #expect(heard == [0, 3])
    }

    @Test func anObservableObjectReportsThatItWillChange() {
      let counter = Counter()
      var before: [Int] = []
      let listening = counter.objectWillChange.sink { before.append(counter.count) }
      counter.count = 5
      counter.name = "five"
      #expect(before == [0, 5])
      listening.cancel()
    }

    @Test func valuesAreAssignedToPropertiesAndToPublishedOnes() {
      let (counter, label) = (Counter(), UILabel())
      var listening: Set<AnyCancellable> = []
      counter.$name.map(Optional.some).assign(to: \.text, on: label).store(in: &listening)
      let lengths = Counter()
      counter.$name.map(\.count).assign(to: &lengths.$count)
      counter.name = "fox"
      #expect(label.text == "fox" && lengths.count == 3)
    }

    @Test func notificationsArePublishedUntilCancellation() {
      let (center, name) = (NotificationCenter(), Notification.Name("changed"))
      var heard: [String] = []
      let listening = center.publisher(for: name)
        .compactMap { $0.userInfo?["word"] as? String }.sink { heard.append($0) }
      center.post(name: name, object: nil, userInfo: ["word": "one"])
      center.post(name: Notification.Name("other"), object: nil, userInfo: ["word": "two"])
      #expect(heard == ["one"])
      listening.cancel()
      center.post(name: name, object: nil, userInfo: ["word": "three"])
      #expect(heard == ["one"])
    }

    @Test func jsonIsDecoded() {
      var numbers: [Int] = []
      let listening = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        .sink { _ in
        } receiveValue: {
          numbers = $0
        }
      #expect(numbers == [1, 2])
      listening.cancel()
    }

    @Test func optionalsAndResultsPublishWhatTheyHave() {
      var heard: [Int] = []
      let some = Optional(3).publisher.sink { heard.append($0) }
      let none = Int?.none.publisher.sink { heard.append($0) }
      let result = Result<Int, Never>.success(4).publisher.sink { heard.append($0) }
      #expect(heard == [3, 4])
      for listening in [some, none, result] { listening.cancel() }
    }
  }
#endif
