import Foundation
import Testing
import UIKit

/// Tests calls that stop the program with UIKit's message, as on iOS, and warnings that are logged
/// once.
@Suite struct StoppingTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// Source: the exception in public reports (CALayerInvalidGeometry).
  @Test func aFrameThatIsNoNumberStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
      }
    }
    #expect(said(result).contains("CALayer position contains NaN"))
  }

  /// Source: the exception in public reports (NSInternalInconsistencyException).
  @Test func reloadingASectionThatIsNotThereStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionScreen([1], layout: UICollectionViewFlowLayout())
        fixture.view.reloadSections([7])
      }
    }
    #expect(said(result).contains("attempt to delete section 7, but there are only 1 sections"))
  }

  /// Source: the exception in Apple's reference (NSUndefinedKeyException).
  @Test func settingAReadOnlyPropertyByItsNameStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().setValue(UIView(), forKey: "superview") }
    }
    let end = "this class is not key value coding-compliant for the key superview"
    #expect(said(result).contains("setValue:forUndefinedKey:]: \(end)"))
  }

  /// A method that a subclass adds, and that optional calls do not reach, is logged once for any
  /// number of calls.
  @Test func anAddedMethodIsReportedOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<3 {
          let screen = ScreenWithIndentation()
          screen.show()
          _ = screen.table.delegate?.tableView?(screen.table, indentationLevelForRowAt: [0, 0])
        }
      }
    }
    #expect(said(result).components(separatedBy: "indentationLevelForRowAt").count == 2)
  }
}
