import Foundation
import Testing
import UIKit

/// What stops the program, as it stops an app on iOS, by UIKit's words, and what is logged once.
@Suite struct StoppingTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  /// Source: the exception that public reports quote (CALayerInvalidGeometry).
  @Test func aFrameThatIsNoNumberStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
      }
    }
    #expect(said(result).contains("CALayer position contains NaN"))
  }

  /// Source: the exception that public reports quote (NSInternalInconsistencyException).
  @Test func reloadingASectionThatIsNotThereStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionScreen([1], layout: UICollectionViewFlowLayout())
        fixture.view.reloadSections([7])
      }
    }
    #expect(said(result).contains("attempt to delete section 7, but there are only 1 sections"))
  }

  /// A method that a subclass adds is logged as lost once, however often it is asked for.
  @Test func anAddedMethodIsSaidOnce() async {
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
