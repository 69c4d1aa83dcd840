import UIKit

/// A copy of a frame's bytes.
final class CopiedFrame {
  private let frame: Bitmap
  private let target: UnsafeMutableRawPointer

  init(_ frame: Bitmap) {
    self.frame = frame
    target = .allocate(byteCount: frame.bytesPerRow * frame.height, alignment: 64)
  }

  deinit { target.deallocate() }

  func copy() {
    target.copyMemory(from: frame.pixels, byteCount: frame.bytesPerRow * frame.height)
  }
}
