/// One of the pictures of a request.
@dynamicMemberLookup
package struct Shot: Equatable {
  /// The number, from 1.
  package let number: Int
  package let picture: WantedPicture

  package init(number: Int, _ picture: WantedPicture) {
    self.number = number
    self.picture = picture
  }

  package subscript<Value>(dynamicMember property: KeyPath<WantedPicture, Value>) -> Value {
    picture[keyPath: property]
  }

  /// The moment in a script; nil for the state at rest after it.
  package var moment: ScenePlayer.Moment? {
    picture.capture.map { .capture($0) } ?? picture.time.map { .time($0) }
  }
}

extension Shot {
  func differsInAppearanceAlone(from other: Shot) -> Bool {
    var picture = picture
    picture.appearance = other.picture.appearance
    return picture == other.picture
  }
}

/// All pictures of a request: every region at every time on every screen.
package struct ShotList: Equatable {
  package let shots: [Shot]
  private let hasScript: Bool

  /// The maximum number of pictures.
  package static let most = 1000

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - captures: the names of a script's captures, for requests without times.
  ///   - hasScript: whether a script is played before the pictures.
  package init(
    _ request: DrawingRequest, captures: [String], hasScript: Bool = false
  ) throws(Failure) {
    self.hasScript = hasScript || !captures.isEmpty
    let (screens, regions) = (request.screens, Self.orNone(request.axes.regions))
    let moments: [(time: Double?, capture: String?)] =
      captures.isEmpty || !request.axes.times.isEmpty
      ? Self.orNone(request.axes.times).map { ($0, nil) } : captures.map { (nil, $0) }
    let count = screens.count * regions.count * moments.count
    guard count <= Self.most else { throw Failure(SceneProblem.tooManyPictures(count)) }
    var shots: [Shot] = []
    for screen in screens {
      for region in regions {
        for moment in moments {
          var picture = screen
          picture.region = region ?? picture.region
          picture.time = moment.time ?? picture.time
          picture.capture = moment.capture ?? picture.capture
          shots.append(Shot(number: shots.count + 1, picture))
        }
      }
    }
    self.shots = shots
  }

  /// Returns the values of an axis, or only nil for the picture's own.
  private static func orNone<Value>(_ values: [Value]) -> [Value?] {
    values.isEmpty ? [nil] : values
  }

  /// The pictures on each screen, in order.
  ///
  /// After scrolling to a region for a picture, a script would continue from there; so each such
  /// picture has its own screen, on which the script is played up to it.
  package var screens: [[Shot]] {
    var screens: [[Shot]] = []
    for shot in shots {
      if let last = screens.last?.last, last.picture.screen == shot.picture.screen,
        last.region == shot.region,
        !hasScript || shot.region == .currentOffset
      {
        screens[screens.count - 1].append(shot)
      } else {
        screens.append([shot])
      }
    }
    return screens
  }

  /// The number of appearances of every screen.
  package var appearances: Int { Set(shots.map(\.picture.appearance)).count }

  /// Returns values of pictures, sorted so that those that differ only in appearance are adjacent,
  /// for a sheet.
  package func byAppearance<Kept>(_ pictures: [Kept], _ shot: (Kept) -> Shot) -> [Kept] {
    var groups: [[Kept]] = []
    for picture in pictures {
      let index = groups.firstIndex {
        shot($0[0]).differsInAppearanceAlone(from: shot(picture))
      }
      if let index { groups[index].append(picture) } else { groups.append([picture]) }
    }
    return groups.flatMap(\.self)
  }

  /// Returns the text above a picture that distinguishes it from the others: "0,800", "iPhone15
  /// dark 0.2 s".
  package func label(of shot: Shot) -> String {
    func vary<Value: Equatable>(_ value: (Shot) -> Value) -> Bool {
      shots.contains { value($0) != value(shots[0]) }
    }
    let parts: [String?] = [
      vary(\.picture.interfaceScene) ? shot.picture.interfaceScene : nil,
      vary(\.picture.device) ? shot.picture.device?.rawValue ?? "own size" : nil,
      vary(\.picture.appearance) ? shot.picture.appearance?.rawValue : nil,
      vary(\.picture.isRightToLeft) ? shot.picture.directionName : nil,
      vary(\.picture.textSize) ? shot.picture.textSize?.rawValue : nil,
      vary(\.region) ? shot.region.label : nil,
      vary(\.time) ? shot.time.map { "\(FormattedNumber($0)) s" } ?? "at rest" : nil,
      shot.capture,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
