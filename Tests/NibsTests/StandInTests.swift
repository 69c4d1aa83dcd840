import Testing
import UIKit

/// A stub of a class of Apple's, as the source tool generates them.
final class MKMapView: UIView {}

@MainActor struct StandInTests {
  /// The app contains the class of an element for which this package has none.
  @Test func `an app's class with an element's name is instantiated`() throws {
    final class Owner: NSObject {}
    let views = try load("<mapView id=\"m\"/><skView id=\"s\"/>", owner: Owner())
    #expect(views.first is MKMapView)
    #expect(views.last is UIView && !(views.last is MKMapView))
  }

  /// Xcode 11 writes a fallback colour beside one of iOS 13.
  @Test func `the newer of two colours applies`() throws {
    let view = try #require(
      load(
        """
        <view id="v"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor" \
        xcode11CocoaTouchSystemColor="systemBackgroundColor"/></view>
        """
      ).first as? UIView)
    #expect(view.backgroundColor == .systemBackground)
  }
}
