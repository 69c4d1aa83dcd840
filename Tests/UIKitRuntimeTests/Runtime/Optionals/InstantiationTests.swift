import Testing
import UIKit

/// Tests views that are made from their class only, in debug and release builds. Release:
/// `swift test -c release -Xswiftc -enable-testing --filter InstantiationTests`
@MainActor @Suite struct InstantiationTests {
  class Plain: UICollectionViewCell {}

  class Storing: UICollectionViewCell {
    let number: Int
    var made = "made"

    override init(frame: CGRect) {
      number = 5
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Derived: Storing {
    lazy var name = made + " \(number)"
  }

  final class Unmakeable: UICollectionViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  let frame = CGRect(x: 1.5, y: -2, width: 300, height: 4.25)

  @Test(arguments: [UIView.self, UICollectionReusableView.self, Plain.self] as [UIView.Type])
  func aClassMakesItsOwnInstances(viewClass: UIView.Type) {
    let view = makeView(of: viewClass, frame: frame)
    #expect(type(of: view) == viewClass)
    #expect(view.frame == frame)
  }

  @Test func storedPropertiesAreInitialised() throws {
    let storing = try #require(makeView(of: Storing.self, frame: frame) as? Storing)
    #expect(storing.number == 5)
    #expect(storing.made == "made")
    #expect(storing.frame == frame)
    let derived = try #require(makeView(of: Derived.self, frame: frame) as? Derived)
    #expect(derived.name == "made 5")
  }

  @Test func instancesAreFreed() {
    weak let view = makeView(of: Storing.self, frame: frame)
    #expect(view == nil)
  }

  @Test func aClassWithoutInitFrameStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = makeView(of: Unmakeable.self, frame: .zero) }
    }
  }

  @Test func aClassThatIsNoViewStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = makeView(of: NSObject.self, frame: .zero) }
    }
  }
}
