import Failures
import ImageIO
import WorkMeter
import Testing

@testable import ScenePictures
@testable import render

/// Tests several pictures in one file: memory holds at most two of them at a time.
@MainActor @Suite struct CombinedPictureTests {
  private static let list: ShotList? = {
    var request = DrawingRequest(scene: "wall")
    request.axes.regions = (0..<40).map { .along(CGFloat($0)) }
    return try? ShotList(request, captures: [])
  }()

  private func picture(_ shot: Shot, side: Int = 8) throws -> Picture {
    let bitmap = try #require(Bitmap(width: side, height: side))
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(red: CGFloat(shot.number) / 50, green: 0.5, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    bitmap.flush()
    return Picture(
      shot: shot, bitmap: bitmap, scale: 1, offset: .zero, work: WorkMeter.tally - WorkMeter.tally)
  }

  private struct Kept {
    weak var bitmap: Bitmap?
  }

  /// Returns the largest number of pictures whose pixels were in memory at once.
  private func most(_ combined: inout some CombinedPicture) throws -> Int {
    var (kept, most) = ([Kept](), 0)
    for shot in try #require(Self.list).shots {
      let picture = try picture(shot)
      kept.append(Kept(bitmap: picture.bitmap))
      try combined.add(picture)
      most = max(most, kept.count { $0.bitmap != nil })
    }
    return most
  }

  @Test func aSheetKeepsOnePicture() throws {
    var sheet = try CombinedSheet(try #require(Self.list), inRows: true)
    // The caller still holds the picture that was added last.
    #expect(try most(&sheet) == 1)
    let file = try sheet.file()
    #expect(try PNGDecoder().decode(file.data).width == file.size.width)
  }

  @Test func anAnimationKeepsTheLastFrame() throws {
    var animation = CombinedAnimation()
    #expect(try most(&animation) == 1)
    #expect(try APNGDecoder().decode(animation.file().data).frames.count == 40)
  }

  /// Pictures whose total is larger than the limit of a picture are refused as soon as the total is
  /// known, not after all of them are drawn.
  @Test func aSheetThatCannotBeIsRefusedEarly() throws {
    let list = try #require(Self.list)
    var sheet = try CombinedSheet(list, inRows: false)
    let large = try picture(list.shots[0], side: 5000)
    for _ in 0..<4 { try sheet.add(large) }
    #expect(throws: Failure.self) { try sheet.add(large) }
  }
}
