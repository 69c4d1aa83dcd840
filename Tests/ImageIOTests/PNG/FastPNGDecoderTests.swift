import CPNG
import CoreGraphics
import SeededRandom
import Testing

@testable import ImageIO

/// Tests that the fast decoder and libpng agree: the same pixels or the same error.
///
/// They share `CPNG/pixels.h`, the premultiplication of pixels, and `PNGHeader`, which checks the
/// size before either runs. Inflating, filters and chunks are zlib's and libpng's in the slow twin.
@Suite struct FastPNGDecoderTests {
  enum Answer: Equatable {
    case pixels([UInt32])
    case error(ImageIOError)

    init(_ decoder: PNGDecoder, _ data: Data) {
      do throws(ImageIOError) {
        self = .pixels(try decoder.decode(data).words)
      } catch {
        self = .error(error)
      }
    }
  }

  private func expectTheSame(_ data: Data, _ comment: @autoclosure () -> Comment) {
    let limits = ImageLimits(maximumSide: 2048, maximumPixels: 1 << 20)
    var (fast, slow) = (PNGDecoder(limits: limits), PNGDecoder(limits: limits))
    fast.usesFastPath = true
    slow.usesFastPath = false
    let (first, second) = (Answer(fast, data), Answer(slow, data))
    if first != second { Issue.record("\(comment()): \(first) ≠ \(second)") }
    expectComparison(data, second, fast, comment)
  }

  /// Expects that a file equals what libpng decodes, if it is of the fast kind and opaque, and no
  /// picture with another pixel.
  private func expectComparison(
    _ data: Data, _ answer: Answer, _ decoder: PNGDecoder, _ comment: () -> Comment
  ) {
    guard case .pixels(let words) = answer, let header = try? PNGHeader(data),
      let picture = try? Bitmap.filled(width: header.width, words)
    else { return }
    let isKnown = (try? isFast(data)) == true && header.samplesPerPixel == 3
    if decoder.isEqual(data, to: CGImage(sharing: picture)) != isKnown {
      Issue.record("\(comment()): equal to its picture: \(!isKnown)")
    }
    let equality = FastPath.equality(of: data, to: picture)
    if equality == (isKnown ? CPNG_DIFFERENT : CPNG_EQUAL) {
      Issue.record("\(comment()): symbols compared with its picture: \(equality)")
    }
    for place in Set([0, words.count / 2, words.count - 1]) {
      var other = words
      other[place] ^= 1
      guard let other = try? Bitmap.filled(width: header.width, other) else { continue }
      if decoder.isEqual(data, to: CGImage(sharing: other))
        || FastPath.equality(of: data, to: other) == CPNG_EQUAL
      {
        Issue.record("\(comment()): equal to another picture, with a change at \(place)")
      }
    }
  }

  private func isFast(_ data: Data) throws -> Bool {
    let header = try PNGHeader(data)
    return try FastPath.reads(data, width: header.width, height: header.height)
  }

  @Test(arguments: PixelPattern.allCases, PNGEncoder.Filter.allCases)
  func pixelsAreTheSame(pattern: PixelPattern, filter: PNGEncoder.Filter) throws {
    var random = SeededGenerator(test: 5)
    for (width, height) in [(1, 1), (3, 2), (4, 4), (5, 9), (8, 3), (33, 17), (1, 90), (130, 70)] {
      for isOpaque in [true, false] {
        let words = pattern.words(width, height, isOpaque: isOpaque, &random)
        let bitmap = try Bitmap.filled(width: width, words)
        let data = try PNGEncoder(level: 3, filter: filter).encode(bitmap)
        let comment = "\(width)×\(height), \(random)"
        #expect(try PNGDecoder().decode(data).words == words, "\(comment)")
        #expect(try isFast(data), "\(comment)")
        for data in [try FastPNGEncoder().encode(bitmap), try CompactPNGEncoder().encode(bitmap)] {
          expectTheSame(data, "\(comment)")
          let isRGB = try PNGHeader(data).samplesPerPixel == 3
          let equality = FastPath.equality(of: data, to: bitmap)
          #expect(equality == (isRGB ? CPNG_EQUAL : CPNG_INCOMPARABLE), "\(comment)")
        }
      }
    }
  }

  /// The smallest libpng file of each kind that the fast decoder reads.
  static let corpus: [(String, Data)] = {
    var random = SeededGenerator(test: 9)
    var files: [(String, Data)] = []
    for isOpaque in [true, false] {
      for pattern in [PixelPattern.blocks, .noise, .sparse] {
        let words = pattern.words(9, 7, isOpaque: isOpaque, &random)
        guard let bitmap = try? Bitmap.filled(width: 9, words) else { continue }
        let name = "\(pattern), opaque: \(isOpaque)"
        if let data = try? PNGEncoder(filter: .adaptive, pixelsPerMetre: 5669).encode(bitmap) {
          files.append(("libpng, \(name), \(random)", data))
        }
        if let data = try? FastPNGEncoder().encode(bitmap) {
          files.append(("fast, \(name), \(random)", data))
        }
      }
    }
    return files
  }()

  @Test(arguments: corpus.indices)
  func everyPrefixAndEveryFlippedByteHasOneAnswer(index: Int) {
    let (name, data) = Self.corpus[index]
    for count in 0...data.count { expectTheSame(data.prefix(count), "\(name), prefix \(count)") }
    for index in data.indices {
      for bits in [UInt8(1), 0x55, 0x80, 0xFF] {
        var damaged = data
        damaged[index] ^= bits
        expectTheSame(damaged, "\(name), byte \(index) ^ \(bits)")
      }
    }
    expectTheSame(data + Data([1, 2, 3]), "\(name), more after its end")
  }

  /// The checksums are corrected, so that the damage reaches the inflater and the filters.
  @Test(arguments: corpus.indices)
  func damageBehindGoodChecksumsHasOneAnswerOrIsNoCrash(index: Int) throws {
    let (name, data) = Self.corpus[index]
    for index in 33..<data.count - 12 {
      for bits in [UInt8(1), 2, 0x10, 0x80] {
        var damaged = data
        damaged[index] ^= bits
        expectTheSame(HandmadePNG.withChecksums(damaged), "\(name), byte \(index) ^ \(bits)")
      }
    }
  }

  static let row: [UInt8] = [0, 1, 2, 3, 4, 5, 6]

  static func file(colorType: Int = 2, chunks: [Data] = [], rows: [[UInt8]] = [row]) -> Data {
    HandmadePNG(
      width: 2, height: rows.count, colorType: colorType, chunksBeforePixels: chunks, rows: rows
    ).data
  }

  /// The kinds of files that the fast decoder leaves to libpng.
  static let others: [(String, Data)] = [
    ("a transparent colour", file(chunks: [HandmadePNG.chunk("tRNS", Data([0, 1, 0, 2, 0, 3]))])),
    ("a palette beside RGB", file(chunks: [HandmadePNG.chunk("PLTE", Data([1, 2, 3]))])),
    ("a text of 64 KB and more", file(chunks: [HandmadePNG.chunk("tEXt", Data(count: 65_537))])),
    ("a compressed text", file(chunks: [HandmadePNG.chunk("zTXt", Data("a\0\0".utf8))])),
    ("an unknown critical chunk", file(chunks: [HandmadePNG.chunk("ABCD", Data())])),
    ("a second header", file(chunks: [HandmadePNG.chunk("IHDR", Data(count: 13))])),
    ("grey", file(colorType: 0, rows: [[0, 1, 2]])),
    ("filter 5", file(rows: [[5, 1, 2, 3, 4, 5, 6]])),
    ("a row too few", HandmadePNG(width: 2, height: 2, rows: [row]).data),
    ("a row too many", HandmadePNG(width: 2, height: 1, rows: [row, row]).data),
  ]

  @Test(arguments: others.indices)
  func otherFilesAreLeftToLibpng(index: Int) throws {
    let (name, data) = Self.others[index]
    #expect(try !isFast(data), "\(name)")
    expectTheSame(data, "\(name)")
  }

  /// Every golden has such a chunk.
  @Test(arguments: [
    "Environment\0cairo = 1.16.0", "a", "", "\0", String(repeating: "a", count: 200),
  ])
  func textsAreNoHindrance(text: String) throws {
    let chunk = HandmadePNG.chunk("tEXt", Data(text.utf8))
    for data in [Self.file(chunks: [chunk]), Self.file(chunks: [chunk, chunk])] {
      #expect(try isFast(data))
      expectTheSame(data, "\(text)")
    }
  }

  @Test func pixelsInManyChunksAreRead() throws {
    var random = SeededGenerator(test: 1)
    let words = PixelPattern.noise.words(300, 300, isOpaque: true, &random)
    let data = try PNGEncoder(level: 0, filter: .none).encode(Bitmap.filled(width: 300, words))
    #expect(data.ranges(of: Data("IDAT".utf8)).count > 2)
    #expect(try isFast(data), "\(random)")
    #expect(try PNGDecoder().decode(data).words == words, "\(random)")
  }
}
