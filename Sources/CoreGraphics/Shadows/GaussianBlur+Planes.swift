import CPixels

extension GaussianBlur {
  /// Returns a blurred plane, which is transparent beyond its edges: values from 0 to 255 for each
  /// pixel of `window`, which is in the plane's coordinates and may exceed it.
  ///
  /// - Complexity: O(pixels · reach) up to a reach of 64, otherwise O(pixels).
  package func blurred(_ plane: AlphaPlane, in window: PixelRect) -> [Float] {
    let weights = weights
    let boxes = reach > Self.largestSummedReach ? boxes : []
    let wanted = cblur_window(
      x: Int32(clamping: window.minX), y: Int32(clamping: window.minY),
      width: UInt32(clamping: window.width), height: UInt32(clamping: window.height))
    guard !window.isEmpty else { return [] }
    return plane.withPlane { plane in
      weights.withUnsafeBufferPointer { weights in
        boxes.withUnsafeBufferPointer { boxes in
          let kernel = cblur_kernel(
            reach: UInt32(reach), weights: weights.baseAddress, boxes: boxes.baseAddress,
            box_count: UInt32(boxes.count))
          let scratch = cblur_scratch_size(plane, kernel, wanted)
          return [Float](unsafeUninitializedCapacity: window.area) { result, count in
            count = window.area
            withUnsafeTemporaryAllocation(byteCount: scratch, alignment: 64) { scratch in
              cblur_blur(plane, kernel, wanted, scratch.baseAddress, result.baseAddress)
            }
          }
        }
      }
    }
  }
}
